import { beforeEach, describe, expect, it } from 'vitest';
import { describeProject } from '../../../apps/local-supabase/src/testing/describeBackend.ts';
import type { DeliveredMail } from './mailService.ts';
import { ok, slowPoll, refused, useFunctions } from './startFunctions.ts';

const confirmSubject = 'Confirm your address for the product memo';

describeProject('REQ-NEWS-1: newsletter with double opt-in', (backend) => {
  const functions = useFunctions(backend, { FORM_LIMIT_PER_HOUR: '1000' });
  let number = 0;
  let email: string;

  beforeEach(() => {
    number += 1;
    email = `reader${number}@podium.example`;
  });

  function signUp(address = email) {
    return functions.call('newsletter-signup', { email: address, source: 'website' });
  }

  function mailsTo(address: string): DeliveredMail[] {
    return functions.mail.delivered.filter((mail) => mail.to.includes(address));
  }

  async function nextMail(count = 1): Promise<DeliveredMail> {
    await expect.poll(() => mailsTo(email).length, slowPoll).toBe(count);
    return mailsTo(email).at(-1)!;
  }

  async function begin(): Promise<DeliveredMail> {
    expect(await signUp()).toEqual(ok);
    return nextMail();
  }

  function token(mail: DeliveredMail, page: 'confirm' | 'unsubscribe'): string {
    return new RegExp(`${backend.siteUrl}/newsletter/${page}\\?token=([0-9a-f]{64})`).exec(mail.text)![1]!;
  }

  const confirm = (mail: DeliveredMail) => functions.call('newsletter-confirm', { token: token(mail, 'confirm') });
  const leave = (mail: DeliveredMail) =>
    functions.call('newsletter-unsubscribe', { token: token(mail, 'unsubscribe') });

  function leaveAddress(mail: DeliveredMail): URL {
    return new URL(/^<(.+)>$/.exec(mail.headers['List-Unsubscribe'] ?? '')![1]!);
  }

  async function status(address = email): Promise<string | undefined> {
    const { data } = await backend.service().from('newsletter_subscribers').select('status').eq('email', address);
    return (data as { status: string }[])[0]?.status;
  }

  /** The subjects of all mails to this reader that are or were in the outbox, oldest first. */
  async function subjects(address = email): Promise<string[]> {
    const rows = await backend.query<{ subject: string }>(
      'select subject from public.mail_outbox where recipient = $1 order by created_at',
      [address],
    );
    return rows.map(({ subject }) => subject);
  }

  it('subscribes, confirms and unsubscribes through mailed links, and answers a repeated press equally', async () => {
    expect(await signUp(` ${email.toUpperCase()} `)).toEqual(ok);
    await expect.poll(() => mailsTo(email.toUpperCase()).length, slowPoll).toBe(1);
    const mail = mailsTo(email.toUpperCase())[0]!;
    expect(await status()).toBe('pending');
    expect(await confirm(mail)).toEqual(ok);
    expect(await status()).toBe('confirmed');
    expect(await confirm(mail)).toEqual(ok);
    expect(await subjects(email.toUpperCase())).toHaveLength(1);
    expect(await subjects()).toHaveLength(1);
    expect(await leave(mail)).toEqual(ok);
    expect(await leave(mail)).toEqual(ok);
    expect(await status()).toBe('unsubscribed');
    const again = await confirm(mail);
    expect(again).toMatchObject(refused(410, 'token_used'));
    expect(again.body.error?.message).toBe('This link was used already.');
  });

  it('a link confirms for 48 hours', async () => {
    const mail = await begin();
    await backend.exec(`update private.newsletter_tokens set expires_at = expires_at - interval '48 hours'`);
    expect(await confirm(mail)).toMatchObject(refused(410, 'token_expired'));
    expect(await status()).toBe('pending');
  });

  it('a link confirms for 48 hours after a failure of the mail service that lasted longer', async () => {
    functions.mail.answersWith(429);
    expect(await signUp()).toEqual(ok);
    const attempts = () =>
      backend.query('select attempts, status from public.mail_outbox where recipient = $1', [email]);
    await expect.poll(attempts, slowPoll).toEqual([{ attempts: 1, status: 'pending' }]);
    await backend.exec(`
      update private.newsletter_tokens set expires_at = expires_at - interval '3 days';
      update public.mail_outbox set next_attempt_at = now() where status = 'pending';
    `);
    functions.mail.answersWith(200);
    await signUp(`another-${email}`);
    expect(await confirm(await nextMail())).toEqual(ok);
  });

  it('unsubscribing before confirming sends no mail and stores nothing, and only a new link confirms then', async () => {
    const mail = await begin();
    const stored = () => backend.query('select * from public.newsletter_subscribers where email = $1', [email]);
    const before = await stored();
    expect(await leave(mail)).toEqual(ok);
    expect(await leave(mail)).toEqual(ok);
    expect(await subjects()).toEqual([confirmSubject]);
    expect(await confirm(mail)).toMatchObject({ status: 410 });
    // The retention period of an unconfirmed subscription still applies.
    expect(await stored()).toEqual(before);

    await signUp();
    expect(await status()).toBe('pending');
    expect(await confirm(await nextMail(2))).toEqual(ok);
    expect(await status()).toBe('confirmed');
  });

  it('a confirmed address gets a welcome mail and no other, and a goodbye mail when it leaves', async () => {
    await confirm(await begin());
    const welcome = await nextMail(2);
    expect(welcome.headers['List-Unsubscribe']).toContain(token(welcome, 'unsubscribe'));
    expect(await signUp()).toEqual(ok);
    expect(await status()).toBe('confirmed');
    expect(await subjects()).toEqual([confirmSubject, 'Welcome to the product memo']);

    expect(await leave(welcome)).toEqual(ok);
    expect(await status()).toBe('unsubscribed');
    const goodbye = await nextMail(3);
    expect([goodbye.subject, goodbye.headers]).toEqual(['Your address is off the list', {}]);

    await leave(welcome);
    await signUp();
    expect((await nextMail(4)).subject).toBe(confirmSubject);
  });

  it('only hashes of the tokens are stored', async () => {
    const mail = await begin();
    await expect
      .poll(async () => (await backend.service().from('mail_outbox').select().eq('recipient', email)).data, slowPoll)
      .toMatchObject([{ status: 'sent', text_body: null, html_body: null }]);
    const [row] = await backend.query<{ everything: string }>(
      `select (select string_agg(t::text, ' ') from private.newsletter_tokens as t)
         || (select string_agg(o::text, ' ') from public.mail_outbox as o where o.recipient = $1) as everything`,
      [email],
    );
    for (const page of ['confirm', 'unsubscribe'] as const) {
      expect(row?.everything).not.toContain(token(mail, page));
    }
  });

  it('the confirmation mail supports one-click unsubscribe in the mail program (RFC 8058)', async () => {
    const mail = await begin();
    await confirm(mail);
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const { pathname, search: query } = leaveAddress(mail);
    expect(pathname).toBe('/functions/v1/newsletter-unsubscribe');
    const post = (body: string) =>
      functions.call('newsletter-unsubscribe', body, { contentType: 'application/x-www-form-urlencoded', query });

    expect(await post('Something=Else')).toMatchObject(refused(400, 'malformed_form'));
    expect(await status()).toBe('confirmed');
    expect(await post('List-Unsubscribe=One-Click')).toEqual(ok);
    expect(await status()).toBe('unsubscribed');
  });

  it.each(['GET', 'HEAD'])('opening its address by %s redirects to the page with the button', async (method) => {
    const mail = await begin();
    const open = (query: string) => functions.call('newsletter-unsubscribe', '', { method, query });
    const page = `${backend.siteUrl}/newsletter/unsubscribe`;
    expect(await open(leaveAddress(mail).search)).toMatchObject({
      status: 303,
      location: `${page}?token=${token(mail, 'unsubscribe')}`,
    });
    expect(await status()).toBe('pending');
    expect((await open('?token=%0d%0a//x.example')).location).toBe(`${page}?token=%0D%0A%2F%2Fx.example`);
  });

  describe('REQ-AUTH-6: responses do not reveal known addresses', () => {
    it('new, pending, limited, confirmed and unsubscribed addresses get the same response', async () => {
      const mail = await begin();
      for (let count = 0; count < 4; count += 1) expect(await signUp()).toEqual(ok);
      expect(await confirm(mail)).toEqual(ok);
      expect(await signUp()).toEqual(ok);
      await backend.query(`update public.newsletter_subscribers set status = 'unsubscribed' where email = $1`, [email]);
      expect(await signUp()).toEqual(ok);
    });

    it('the response takes the same minimum time for known and unknown addresses', async () => {
      await signUp();
      for (const address of [email, `unknown-${email}`, email]) {
        const start = performance.now();
        await signUp(address);
        expect(performance.now() - start).toBeGreaterThanOrEqual(150);
      }
    });
  });

  it('a scanner that opens the link in any way does not confirm it', async () => {
    const mail = await begin();
    const query = `?token=${token(mail, 'confirm')}`;
    for (const [method, contentType] of [
      ['GET', 'application/json'],
      ['HEAD', 'application/json'],
      ['POST', 'application/x-www-form-urlencoded'],
      ['POST', 'application/json'],
    ]) {
      const answer = await functions.call('newsletter-confirm', '', { method, contentType, query });
      expect([method, contentType, answer.body.ok]).toEqual([method, contentType, undefined]);
    }
    expect(await status()).toBe('pending');
    expect(await confirm(mail)).toEqual(ok);
  });

  it.each(['newsletter-confirm', 'newsletter-unsubscribe'])(
    '%s refuses a token that was never issued',
    async (name) => {
      expect(await functions.call(name, { token: 'f'.repeat(64) })).toMatchObject(refused(404, 'token_unknown'));
    },
  );
});
