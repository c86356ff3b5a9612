import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startTestBackend,
  testPassword,
  type TestBackend,
} from '../../../apps/local-supabase/src/testing/startTestBackend.ts';
import { ok, patiently, startFunctions, type Functions } from './startFunctions.ts';

describe('REQ-AUTH-6: responses do not reveal known addresses', () => {
  let backend: TestBackend;
  let functions: Functions;

  beforeAll(async () => {
    backend = await startTestBackend();
    functions = await startFunctions(backend, { FORM_LIMIT_PER_HOUR: '1000' });
  });
  afterAll(async () => {
    await functions.close();
    await backend.close();
  });

  const subscribe = (email: string) => functions.call('newsletter-signup', { email, source: 'website' });

  /** The token in the newest mail to this address. */
  async function mailedToken(email: string, page: 'confirm' | 'unsubscribe' = 'confirm'): Promise<string> {
    const pattern = new RegExp(`/newsletter/${page}\\?token=([0-9a-f]{64})`);
    const find = () => {
      const mail = functions.mail.delivered.findLast(({ to, text }) => to.includes(email) && pattern.test(text));
      return pattern.exec(mail?.text ?? '')?.[1];
    };
    await expect.poll(find, patiently).toBeDefined();
    return find()!;
  }

  async function statusOf(email: string): Promise<string> {
    const [row] = await backend.query<{ status: string }>(
      'select status from public.newsletter_subscribers where email = $1',
      [email],
    );
    return row!.status;
  }

  describe('subscribers', () => {
    it('new, pending, limited, confirmed and unsubscribed addresses get the same response', async () => {
      const email = 'everything@podium.example';
      expect(await subscribe(email)).toEqual(ok);
      const token = await mailedToken(email);
      for (let mail = 0; mail < 4; mail += 1) expect(await subscribe(email)).toEqual(ok);
      expect(await functions.call('newsletter-confirm', { token })).toEqual(ok);
      expect(await subscribe(email)).toEqual(ok);
      const leaving = await mailedToken(email, 'unsubscribe');
      expect(await functions.call('newsletter-unsubscribe', { token: leaving })).toEqual(ok);
      expect(await subscribe(email)).toEqual(ok);
    });

    it('the response takes the same minimum time for known and unknown addresses', async () => {
      await backend.exec(`
        insert into public.newsletter_subscribers (email, source, status, confirmed_at)
        values ('known@podium.example', 'website', 'confirmed', now())
      `);
      for (const email of ['known@podium.example', 'unknown@podium.example', 'known@podium.example']) {
        const start = performance.now();
        await subscribe(email);
        expect(performance.now() - start).toBeGreaterThanOrEqual(150);
      }
    });
  });

  describe('REQ-NEWS-1: a scanner that opens the link does not confirm it', () => {
    it.each([
      ['get', 'application/json'],
      ['head', 'application/json'],
      ['options', 'application/json'],
      ['post', 'text/html'],
      ['post', 'application/x-www-form-urlencoded'],
      ['post', 'application/json'],
    ])('%s, %s', async (method, contentType) => {
      const email = `${method}.${contentType.replaceAll('/', '.')}@podium.example`;
      await subscribe(email);
      const token = await mailedToken(email);
      const answer = await functions.call('newsletter-confirm', '', {
        method: method.toUpperCase(),
        contentType,
        query: `?token=${token}`,
      });
      expect(answer.body.ok).toBeUndefined();
      expect(await statusOf(email)).toBe('pending');
      expect(await functions.call('newsletter-confirm', { token })).toEqual(ok);
    });
  });

  describe('accounts', () => {
    const unknownAddress = 'unregistered@podium.example';
    let resident: string;

    beforeAll(async () => {
      ({ email: resident } = await backend.person());
    });

    async function auth(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
      const answer = await backend.fetch(
        new Request(`${backend.siteUrl}/auth/v1/${path}`, {
          method: 'POST',
          headers: { apikey: backend.keys.publishable, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    }

    it('a sign-in with a wrong password gets the same response', async () => {
      const attempt = (email: string) => auth('token?grant_type=password', { email, password: 'a wrong one' });
      expect(await attempt(resident)).toEqual(await attempt(unknownAddress));
    });

    it.each(['recover', 'resend'])('a requested mail gets the same response: %s', async (call) => {
      const ask = (email: string) => auth(call, { email, type: 'signup' });
      const [known, unknown] = [await ask(resident), await ask(unknownAddress)];
      expect(known).toEqual(unknown);
      expect(known.status).toBe(200);
    });

    it('signing up with an existing address gets the same status and changes nothing', async () => {
      const signUp = (email: string) => auth('signup', { email, password: 'another password' });
      const [known, unknown] = [await signUp(resident), await signUp('newcomer@podium.example')];
      expect(known.status).toBe(unknown.status);
      expect(known.body).not.toHaveProperty('access_token');
      const signIn = await backend.visitor().auth.signInWithPassword({ email: resident, password: testPassword });
      expect(signIn.error).toBeNull();
    });
  });
});
