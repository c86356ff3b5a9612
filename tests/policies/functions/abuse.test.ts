import { describe, expect, it } from 'vitest';
import { describeProject } from '../../../apps/local-supabase/src/testing/describeBackend.ts';
import { validBodies } from '../../../packages/data/src/testing/validBodies.ts';
import { countStored, type Functions, ok, refused, useFunctions } from './startFunctions.ts';

const forms = ['newsletter-signup', 'speaking-inquiry', 'contact-form'];

describeProject('REQ-SAFE-2: abuse of forms', (backend) => {
  const functions = useFunctions(backend, { FORM_LIMIT_PER_HOUR: '8', FORM_TOTAL_PER_HOUR: '20' });

  async function statuses(count: number, call: (index: number) => ReturnType<Functions['call']>): Promise<number[]> {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(index)));
    return answers.map(({ status }) => status).toSorted((one, other) => one - other);
  }

  describe.each(forms)('%s', (name) => {
    const body = validBodies[name];

    it.each([
      ['has a filled honeypot field', 'elapsed=9000, decoy=filled', 'looks_automatic'],
      ['was filled in too quickly', 'elapsed=300, decoy=empty', 'too_quick'],
    ])('refuses a form that %s, with a message', async (_what, trace, code) => {
      const before = await countStored(backend);
      const answer = await functions.call(name, body, { trace });
      expect(answer).toMatchObject(refused(422, code));
      expect(answer.body.error?.message).toMatch(/^[A-Z].+\.$/);
      expect(await countStored(backend)).toBe(before);
    });

    it('has a lower limit for calls without bot signals, which does not count against other calls', async () => {
      const from = '192.0.2.20';
      expect(await statuses(3, () => functions.call(name, body, { from, trace: null }))).toEqual([200, 200, 429]);
      const answer = await functions.call(name, body, { from, trace: 'by hand' });
      expect(answer).toMatchObject(refused(429, 'rate_limited'));
      expect(await functions.call(name, body, { from })).toEqual(ok);
    });
  });

  it('limits the addresses of an IPv6 /48 together', async () => {
    await backend.exec('delete from private.rate_limits');
    const send = (from: string) => functions.call('contact-form', validBodies['contact-form'], { from });
    const answers = await statuses(41, (index) => send(`2001:db8:1:${index}::1`));
    expect(answers).toEqual([...Array<number>(40).fill(200), 429]);
    const { retryAfter, body } = await send('2001:db8:1:50::1');
    expect(Number(retryAfter)).toBeGreaterThan(3500);
    expect(body.error?.message).toBe('Too many attempts. Please try again in 60 minutes.');
    expect(await send('2001:db8:2::1')).toEqual(ok);
  });

  describe('a burst from many networks', () => {
    const crowd = 25;

    async function send(name: string): Promise<string[]> {
      await backend.exec('delete from private.rate_limits');
      const emails = Array.from({ length: crowd }, (_, index) => `${name}.${index}@podium.example`);
      const answers = await statuses(crowd, (index) =>
        functions.call(name, { ...validBodies[name], email: emails[index] }, { from: `198.${index}.100.1` }),
      );
      expect(answers).toEqual(Array<number>(crowd).fill(200));
      return emails;
    }

    it.each([
      ['speaking-inquiry', 'speaking_inquiries'],
      ['contact-form', 'contact_messages'],
    ])('is accepted by %s; above 20 an hour only the acknowledgement is skipped', async (name, table) => {
      const emails = await send(name);
      const about = async (place: string, column: string) => {
        const { data } = await backend.service().from(place).select(column).in(column, emails).throwOnError();
        return data as unknown as Record<string, string>[];
      };
      expect(await about(table, 'email')).toHaveLength(crowd);
      expect(await about('mail_outbox', 'reply_to')).toHaveLength(crowd);
      const acknowledged = (await about('mail_outbox', 'recipient')).map(({ recipient }) => recipient);
      expect(acknowledged).toHaveLength(20);
      expect(new Set(acknowledged).size).toBe(20);
    });

    it('is accepted by newsletter-signup; above 20 an hour the confirmation mail is delayed, and its link stays valid', async () => {
      const emails = await send('newsletter-signup');
      const rows = await backend.query<{ wait: number; life: number }>(
        `select
           extract(epoch from mail.next_attempt_at - mail.created_at)::integer as wait,
           extract(epoch from token.expires_at - mail.created_at)::integer as life
         from public.newsletter_subscribers as subscriber
         join private.newsletter_tokens as token on token.subscriber_id = subscriber.id and token.purpose = 'confirm'
         join public.mail_outbox as mail on mail.recipient = subscriber.email
         where subscriber.email = any ($1)
         order by token.expires_at`,
        [emails],
      );
      expect(rows).toHaveLength(crowd);
      for (const [index, { wait, life }] of rows.slice(20).entries()) {
        // 20 an hour: one every three minutes.
        expect(wait / 180).toBeCloseTo(index + 1, 0);
        expect(life - wait).toBe(48 * 3600);
      }
    });
  });

  it('REQ-NEWS-1: one-click unsubscribe by a mail provider is not limited (RFC 8058)', async () => {
    const leave = () =>
      functions.call('newsletter-unsubscribe', 'List-Unsubscribe=One-Click', {
        contentType: 'application/x-www-form-urlencoded',
        query: `?token=${'a'.repeat(64)}`,
        trace: null,
      });
    expect(await statuses(12, leave)).toEqual(Array<number>(12).fill(404));
  });
});
