import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../apps/local-supabase/src/testing/startTestBackend.ts';
import { ok, startFunctions, type Functions } from './startFunctions.ts';

const quick = 'elapsed=300, decoy=empty';
const trapped = 'elapsed=9000, decoy=filled';

const forms: [name: string, body: Record<string, string>][] = [
  ['newsletter-signup', { email: 'reader@podium.example', source: 'website' }],
  ['speaking-inquiry', { name: 'Bo', email: 'bo@podium.example', message: 'Would you come and speak?' }],
  [
    'contact-form',
    { name: 'Bo', email: 'bo@podium.example', message: 'A question about a sale.', inquiry_type: 'general' },
  ],
];

describe('issue 6 §1, abuse', () => {
  let backend: TestBackend;
  let functions: Functions;

  beforeAll(async () => {
    backend = await startTestBackend();
    functions = await startFunctions(backend, { FORM_LIMIT_PER_HOUR: '8', FORM_TOTAL_PER_HOUR: '20' });
  });
  afterAll(async () => {
    await functions.close();
    await backend.close();
  });

  /** Statuses of so many calls, one after the other. */
  async function statuses(count: number, call: (index: number) => ReturnType<Functions['call']>): Promise<number[]> {
    const answers = [];
    for (let index = 0; index < count; index += 1) answers.push((await call(index)).status);
    return answers;
  }

  async function stored(): Promise<number> {
    const tables = ['newsletter_subscribers', 'speaking_inquiries', 'contact_messages', 'mail_outbox'];
    const rows = await Promise.all(tables.map((table) => backend.service().from(table).select('id')));
    return rows.flatMap(({ data }) => data ?? []).length;
  }

  describe.each(forms)('%s', (name, body) => {
    it.each([
      ['a program has filled in', trapped, 'looks_automatic'],
      ['nobody can have typed so quickly', quick, 'too_quick'],
    ])('refuses what %s, and says so', async (_what, trace, code) => {
      const before = await stored();
      const answer = await functions.call(name, body, { trace });
      expect(answer).toMatchObject({ status: 422, body: { error: { code } } });
      expect(answer.body.error?.message).toMatch(/^[A-Z].+\.$/);
      expect(await stored()).toBe(before);
    });

    it('has a lower limit for calls that do not say how they were filled in, which uses up nobody else’s', async () => {
      const from = '192.0.2.20';
      expect(await statuses(3, () => functions.call(name, body, { from, trace: null }))).toEqual([200, 200, 429]);
      expect(await functions.call(name, body, { from, trace: 'by hand' })).toMatchObject({
        status: 429,
        body: { error: { code: 'rate_limited' } },
      });
      expect(await functions.call(name, body, { from })).toEqual(ok);
    });
  });

  it('limits all addresses together', async () => {
    const [, body] = forms[2]!;
    await backend.exec('delete from private.rate_limits');
    const answers = await statuses(21, (index) =>
      functions.call('contact-form', body, { from: `198.51.100.${index + 1}` }),
    );
    expect(answers).toEqual([...Array<number>(20).fill(200), 429]);
    const refused = await functions.call('contact-form', body, { from: '198.51.100.99' });
    expect(Number(refused.retryAfter)).toBeGreaterThan(3500);
    expect(refused.body.error?.message).toBe('Too many attempts. Please try again in 60 minutes.');
  });

  it('takes the address from the connection, whatever the caller makes up', async () => {
    const [, body] = forms[1]!;
    await backend.exec('delete from private.rate_limits');
    const answers = await statuses(9, (index) => {
      const madeUp = `203.0.113.${index + 1}`;
      const headers = { 'x-forwarded-for': madeUp, 'cf-connecting-ip': madeUp, 'x-real-ip': madeUp };
      return functions.call('speaking-inquiry', body, { from: '192.0.2.30', headers });
    });
    expect(answers).toEqual([...Array<number>(8).fill(200), 429]);
  });

  it('takes all addresses of one IPv6 line for one caller', async () => {
    const [, body] = forms[0]!;
    await backend.exec('delete from private.rate_limits');
    const call = (from: string) => functions.call('newsletter-signup', body, { from });
    const answers = await statuses(9, (index) => call(`2001:db8:1:2::${index + 1}`));
    expect(answers).toEqual([...Array<number>(8).fill(200), 429]);
    expect((await call('2001:0db8:0001:0002:ffff:ffff:ffff:ffff')).status).toBe(429);
    expect((await call('2001:db8:1:3::1')).status).toBe(200);
    expect((await call('::ffff:192.0.2.40')).status).toBe(200);
    expect((await call('::ffff:192.0.2.41')).status).toBe(200);
  });

  it('lets a mail provider leave for as many readers as it likes (RFC 8058)', async () => {
    const leave = () =>
      functions.call('newsletter-unsubscribe', 'List-Unsubscribe=One-Click', {
        contentType: 'application/x-www-form-urlencoded',
        query: `?token=${'a'.repeat(64)}`,
        trace: null,
      });
    expect(await statuses(12, leave)).toEqual(Array<number>(12).fill(404));
  });
});
