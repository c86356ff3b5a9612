import { beforeEach, describe, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import type { OutboxRow } from '../../supabase/functions/_shared/mail/outbox.ts';
import { sampleRows } from './sampleRows.ts';

describeProject('REQ-FORM-4: mail outbox', (backend) => {
  beforeEach(() => backend.exec('delete from public.mail_outbox'));

  async function enqueueMails(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const mail = { ...sampleRows.mail_outbox(), idempotency_key: `sample/${number}` };
      await backend.service().from('mail_outbox').insert(mail).throwOnError();
    }
  }

  async function claim(parameters: { p_limit?: number; p_ids?: string[] } = {}): Promise<OutboxRow[]> {
    const { data } = await backend.service().rpc('outbox_claim', parameters).throwOnError();
    return data as OutboxRow[];
  }

  async function settle(mail: OutboxRow, outcome: string, error?: string): Promise<void> {
    const parameters = { p_id: mail.id, p_attempt: mail.attempts, p_outcome: outcome, p_error: error };
    await backend.service().rpc('outbox_settle', parameters).throwOnError();
  }

  async function only(): Promise<OutboxRow> {
    const { data } = await backend.service().from('mail_outbox').select();
    expect(data).toHaveLength(1);
    return (data as OutboxRow[])[0]!;
  }

  /** Moves all times in the outbox into the past by this interval. */
  function ageOutbox(interval: string): Promise<void> {
    return backend.exec(
      `update public.mail_outbox set
         next_attempt_at = next_attempt_at - interval '${interval}',
         attempted_at = attempted_at - interval '${interval}',
         uncertain_since = uncertain_since - interval '${interval}'`,
    );
  }

  it('gives only the requested mails', async () => {
    await enqueueMails(3);
    const { data } = await backend.service().from('mail_outbox').select('id');
    const wanted = (data as OutboxRow[])[1]!.id;
    expect((await claim({ p_ids: [wanted] })).map((mail) => mail.id)).toEqual([wanted]);
  });

  it('deletes the content of a mail once it is sent', async () => {
    await enqueueMails(1);
    const [mail] = await claim();
    expect(mail).toMatchObject({ status: 'sending', attempts: 1, text_body: 'Words.' });
    await settle(mail!, 'sent');
    expect(await only()).toMatchObject({ status: 'sent', text_body: null, html_body: null, headers: {} });
    await ageOutbox('30 days');
    expect(await claim()).toEqual([]);
  });

  it('retries after 1, 2, 4 … minutes, at most 60', async () => {
    await enqueueMails(1);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const [mail] = await claim();
      await settle(mail!, 'failed', 'no answer');
      expect(await only()).toMatchObject({ status: 'pending', error: 'no answer' });
      await ageOutbox(`${minutes - 1} minutes 58 seconds`);
      expect(await claim()).toEqual([]);
      await ageOutbox('2 seconds');
    }
    expect(await claim()).toHaveLength(1);
  });

  it('gives a mail to another worker when the first one does not return', async () => {
    await enqueueMails(1);
    const [lost] = await claim();
    await ageOutbox('119 seconds');
    expect(await claim()).toEqual([]);
    await ageOutbox('1 second');
    const [mail] = await claim();
    expect(mail).toMatchObject({ id: lost!.id, attempts: 2, uncertain_since: expect.any(String) as string });

    await settle(lost!, 'failed', 'late news');
    expect(await only()).toMatchObject({ status: 'sending', error: null });
    await settle(lost!, 'sent');
    expect(await only()).toMatchObject({ status: 'sent' });
    await settle(mail!, 'failed', 'even later');
    expect(await only()).toMatchObject({ status: 'sent', error: null });
  });

  describe('idempotency keys of the mail service expire after 24 hours', () => {
    it('a mail with an uncertain result is not sent again after that', async () => {
      await enqueueMails(1);
      const [mail] = await claim();
      await settle(mail!, 'uncertain', 'timed out');
      await ageOutbox('22 hours');
      const [again] = await claim();
      await settle(again!, 'uncertain', 'timed out');
      await ageOutbox('2 hours');
      expect(await claim()).toEqual([]);
      expect(await only()).toMatchObject({ status: 'dead', error: 'Nobody can say whether it was sent: timed out' });
    });

    it('a mail whose worker died is not sent again after that', async () => {
      await enqueueMails(1);
      await claim();
      await ageOutbox('24 hours');
      expect(await claim()).toEqual([]);
      expect(await only()).toMatchObject({ status: 'dead' });
    });
  });

  it('a dead mail can be given up, also one whose content was never written', async () => {
    await enqueueMails(1);
    await backend.exec(
      `insert into public.mail_outbox (idempotency_key, kind, data) values ('alert', 'owner-alert', '{}')`,
    );
    await backend.exec(`update public.mail_outbox set status = 'dead'`);
    await backend.exec(`select outbox_settle(id, 0, 'sent') from public.mail_outbox`);
    expect(await only()).toMatchObject({ idempotency_key: 'sample/0', status: 'sent', text_body: null });
  });

  describe('a mail whose content is written by the worker', () => {
    const words = { to: 'reader@podium.example', subject: 'A sample', text: 'Words.', html: '<p>Words.</p>' };
    const pendingMail = {
      idempotency_key: 'pending/1',
      kind: 'sample',
      recipient: 'reader@podium.example',
      data: { number: 7 },
    };

    async function write({ id, attempts }: OutboxRow): Promise<unknown[]> {
      const parameters = { p_id: id, p_attempt: attempts, p_mail: words };
      const { data } = await backend.service().rpc('outbox_write', parameters).throwOnError();
      return data as unknown[];
    }

    beforeEach(() => backend.service().from('mail_outbox').insert(pendingMail).throwOnError());

    it('has its data at first, then the written content at every attempt', async () => {
      const [mail] = await claim();
      expect(mail).toMatchObject({ kind: 'sample', data: { number: 7 }, text_body: null });
      expect(await write(mail!)).toMatchObject([{ subject: 'A sample', text_body: 'Words.', data: null }]);
      await settle(mail!, 'uncertain', 'timed out');
      await ageOutbox('1 minute');
      expect(await claim()).toMatchObject([{ text_body: 'Words.', data: null }]);
    });

    it('is not written by a worker after its claim expired', async () => {
      const [lost] = await claim();
      await ageOutbox('2 minutes');
      const [mail] = await claim();
      expect(await write(lost!)).toEqual([]);
      expect(await write(mail!)).toHaveLength(1);
    });
  });

  it.each([
    ['two addresses', { recipient: 'a@podium.example, b@podium.example' }],
    ['a line break in the subject', { subject: 'Fine\r\nBcc: b@podium.example' }],
    ['no text', { text_body: null }],
    ['a kind but neither text nor data', { text_body: null, kind: 'sample' }],
    ['no recipient', { recipient: null }],
    ['headers that are not an object', { headers: ['Bcc'] }],
  ])('refuses a mail with %s', async (_what, differences) => {
    const { error } = await backend
      .service()
      .from('mail_outbox')
      .insert({ ...sampleRows.mail_outbox(), ...differences });
    expect(error?.code).toBe('23514');
  });
});
