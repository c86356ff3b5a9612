import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../apps/local-supabase/src/demo/demoAccounts.ts';
import { type Form, postForm } from '../faults/submissions.ts';

/** The product's calls by name. Each resolves with whether the response was the expected one. */
export type Calls = Record<string, () => Promise<boolean>>;

const apikey = 'sb_publishable_local';
const signedOut = { apikey, 'content-type': 'application/json' };
const investor = { email: 'investor@podium.example', password: demoPassword };

const email = () => `${randomUUID()}@bench.example`;
const unknownToken = () => ({ token: randomUUID().replaceAll('-', '').repeat(2) });

/** No rate limits. */
export const unlimited = {
  FORM_LIMIT_PER_HOUR: '1000000',
  FORM_TOTAL_PER_HOUR: '1000000',
  AUTH_LIMIT_PER_5_MINUTES: '1000000',
};

/** The site's calls of the backend. */
export async function productCalls(address: string): Promise<Calls> {
  async function post(
    path: string,
    headers: Record<string, string>,
    body: unknown,
    expected: number,
  ): Promise<boolean> {
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    await response.arrayBuffer();
    return response.status === expected;
  }
  const signIn = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: signedOut,
    body: JSON.stringify(investor),
  });
  if (!signIn.ok) throw new Error(`Sign-in answered ${signIn.status}: ${await signIn.text()}`);
  const { access_token: token, user } = (await signIn.json()) as { access_token: string; user: { id: string } };
  const signedIn = { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const get = async (path: string, rows: number) => {
    const response = await fetch(`${address}/rest/v1/${path}`, { headers: signedIn });
    return ((await response.json()) as unknown[]).length === rows;
  };
  const record = {
    user_id: user.id,
    is_accredited: true,
    residency: 'Switzerland',
    min_commitment: 1_000_000,
    net_worth: 5_000_000,
    experience: 'experienced',
    interests: ['Private Equity'],
    consent: true,
    completed_at: new Date().toISOString(),
  };
  // An unknown token causes the same queries.
  const callWithToken = (name: string) => () => post(`/functions/v1/${name}`, signedOut, unknownToken(), 404);
  const send = (form: Form) => async () => {
    const response = await postForm(address, form, email());
    await response.arrayBuffer();
    return response.ok;
  };

  return {
    'sign-in': () => post('/auth/v1/token?grant_type=password', signedOut, investor, 200),
    'select record': () => get(`investor_onboarding?select=*&user_id=eq.${user.id}`, 1),
    upsert: () =>
      post(
        '/rest/v1/investor_onboarding?on_conflict=user_id',
        { ...signedIn, prefer: 'resolution=merge-duplicates,return=minimal' },
        record,
        // 200, not 201: the demo account has already applied.
        200,
      ),
    deals: () => get('deals?select=*&order=position', 4),
    'newsletter-signup': send('newsletter-signup'),
    'newsletter-confirm': callWithToken('newsletter-confirm'),
    'newsletter-unsubscribe': callWithToken('newsletter-unsubscribe'),
    'speaking-inquiry': send('speaking-inquiry'),
    'contact-form': send('contact-form'),
    // Last, because the timer would send its mails during the next measurement.
    download: send('resource-request'),
  };
}
