import { beforeEach, describe, expect, it } from 'vitest';
import { describeProject } from '../../../apps/local-supabase/src/testing/describeBackend.ts';
import { sampleRows } from '../sampleRows.ts';
import { ok, refused, startFunctions, useFunctions } from './startFunctions.ts';

const SECRET = 'only the timer knows';
const authorization = `Bearer ${SECRET}`;

describeProject('REQ-FORM-4: outbox worker', (backend) => {
  const functions = useFunctions(backend, { OUTBOX_WORKER_SECRET: SECRET });

  beforeEach(async () => {
    functions.mail.answersWith(200);
    await backend.exec('delete from public.mail_outbox');
  });

  const run = () => functions.call('outbox-worker', {}, { authorization });
  let enqueued = 0;

  async function enqueueMails(count: number): Promise<string[]> {
    const rows = Array.from({ length: count }, () => {
      enqueued += 1;
      return { ...sampleRows.mail_outbox(), idempotency_key: `worker/${enqueued}` };
    });
    expect((await backend.service().from('mail_outbox').insert(rows)).error).toBeNull();
    return rows.map((row) => row.idempotency_key);
  }

  async function statuses(): Promise<Record<string, number>> {
    const rows = await backend.query<{ status: string; count: number }>(
      'select status, count(*)::integer as count from public.mail_outbox group by status',
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  function deliveredUnder(keys: string[]): string[] {
    return functions.mail.delivered.map((mail) => mail.key).filter((key) => keys.includes(key));
  }

  it.each([undefined, 'Bearer ', 'Bearer something else', SECRET, `Basic ${SECRET}`, `${authorization} and more`])(
    'refuses the authorization %j',
    async (wrong) => {
      await enqueueMails(1);
      const answer = await functions.call('outbox-worker', {}, { authorization: wrong });
      expect(answer).toMatchObject(refused(401, 'unauthorized'));
      expect(await statuses()).toEqual({ pending: 1 });
    },
  );

  it('refuses every call when no secret is set', async () => {
    const unset = await startFunctions(backend);
    for (const nothing of [undefined, 'Bearer ', 'Bearer null', 'Bearer undefined']) {
      expect((await unset.call('outbox-worker', {}, { authorization: nothing })).status).toBe(401);
    }
    await unset.close();
  });

  describe('REQ-SPK-1: a mail whose attachment the mail service cannot fetch', () => {
    const attachments = [{ filename: 'a.pdf', path: 'https://unreachable.example/a.pdf' }];

    async function enqueueAttached(idempotency_key: string) {
      const row = { ...sampleRows.mail_outbox(), idempotency_key, attachments };
      await backend.service().from('mail_outbox').insert(row).throwOnError();
      return () => functions.mail.delivered.filter(({ key }) => key.startsWith(idempotency_key));
    }

    it('is sent without it', async () => {
      const delivered = await enqueueAttached('attached/1');
      expect(await run()).toEqual(ok);
      expect(delivered().map((mail) => mail.attachments)).toEqual([undefined]);
      expect(await statuses()).toEqual({ sent: 1 });
    });

    it('is sent once if that attempt has an uncertain result and the file can be fetched later', async () => {
      const delivered = await enqueueAttached('attached/2');
      functions.mail.answersWith(502, true);
      expect(await run()).toEqual(ok);
      expect(await statuses()).toEqual({ pending: 1 });
      functions.mail.answersWith(200);
      await backend.exec(`
        update public.mail_outbox
        set attachments = replace(attachments::text, 'unreachable', 'reachable')::jsonb, next_attempt_at = now()
      `);
      expect(await run()).toEqual(ok);
      expect(await statuses()).toEqual({ sent: 1 });
      expect(delivered()).toHaveLength(1);
    });
  });

  it('sends all mails that are due, each once, with several workers at once', async () => {
    const keys = await enqueueMails(40);
    expect(await Promise.all([run(), run(), run(), run(), run()])).toEqual([ok, ok, ok, ok, ok]);
    expect(await statuses()).toEqual({ sent: 40 });
    expect(deliveredUnder(keys).toSorted()).toEqual(keys.toSorted());
    expect(await backend.query('select from public.mail_outbox where attempts <> 1')).toEqual([]);
  });

  it('stops when the mail service is down, and sends the rest later', async () => {
    const keys = await enqueueMails(10);
    functions.mail.answersWith(500);
    expect(await run()).toEqual(ok);
    expect(await backend.query('select from public.mail_outbox where attempts > 0')).toHaveLength(3);
    expect(deliveredUnder(keys)).toEqual([]);

    functions.mail.answersWith(200);
    await backend.exec('update public.mail_outbox set next_attempt_at = now()');
    expect(await run()).toEqual(ok);
    expect(deliveredUnder(keys).toSorted()).toEqual(keys.toSorted());
  });

  it('notes a response that the database cannot store, and goes on with the next mail', async () => {
    await enqueueMails(2);
    functions.mail.answersWith(403, false, `bad\0page ${'🎤'.repeat(600)}`);
    expect(await run()).toEqual(ok);
    const failed = { status: 'pending', attempts: 1, error: expect.stringContaining('answered 403: bad page 🎤') };
    expect(await backend.query('select * from public.mail_outbox')).toMatchObject([failed, failed]);
  });
});
