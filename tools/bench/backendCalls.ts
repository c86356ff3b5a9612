import { randomUUID } from 'node:crypto';
import { FORM_TRACE_HEADER, writeFormTrace } from '@podium/data/schemas/formTrace';
import { demoPassword } from '../../apps/local-supabase/src/demo/demoAccounts.ts';

/** A call of the product, by name; resolves with whether the answer was the expected one. */
export type Calls = Record<string, () => Promise<boolean>>;

const apikey = 'sb_publishable_local';
const forms = {
  apikey,
  'content-type': 'application/json',
  [FORM_TRACE_HEADER]: writeFormTrace({ elapsedMs: 9000, isDecoyFilled: false }),
};
const investor = { email: 'investor@podium.example', password: demoPassword };

const email = () => `${randomUUID()}@bench.example`;
const unknownToken = () => ({ token: randomUUID().replaceAll('-', '').repeat(2) });

/** Limits that a bench does not want to meet. */
export const unlimited = {
  FORM_LIMIT_PER_HOUR: '1000000',
  FORM_TOTAL_PER_HOUR: '1000000',
  AUTH_LIMIT_PER_5_MINUTES: '1000000',
};

/** The calls of the specification (§7) that reach the backend, made as the site makes them. */
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
    headers: forms,
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
  const call = (name: string, body: () => unknown, expected = 200) => [
    name,
    () => post(`/functions/v1/${name}`, forms, body(), expected),
  ];

  return {
    'sign-in': () => post('/auth/v1/token?grant_type=password', forms, investor, 200),
    'select record': () => get(`investor_onboarding?select=*&user_id=eq.${user.id}`, 1),
    upsert: () =>
      post(
        '/rest/v1/investor_onboarding?on_conflict=user_id',
        { ...signedIn, prefer: 'resolution=merge-duplicates,return=minimal' },
        record,
        // Changed, not made: the demo account has applied already.
        200,
      ),
    deals: () => get('deals?select=*&order=position', 4),
    download: () =>
      post(
        '/rest/v1/resource_downloads',
        { ...forms, prefer: 'return=minimal' },
        { email: email(), resource_type: 'ai_prompts', source_page: '/' },
        201,
      ),
    ...Object.fromEntries([
      call('newsletter-signup', () => ({ email: email(), source: 'website' })),
      // A token that nobody has: the way through the tables is the same.
      call('newsletter-confirm', unknownToken, 404),
      call('newsletter-unsubscribe', unknownToken, 404),
      call('speaking-inquiry', () => ({
        name: 'Sample Organiser',
        email: email(),
        company: '',
        event_type: 'panel',
        event_date_range: '',
        budget_range: '',
        audience_size: '',
        message: 'Would you come and speak?',
      })),
      call('contact-form', () => ({
        name: 'Sample Sender',
        email: email(),
        phone: '',
        company: '',
        message: 'I have a question about a sale.',
        inquiry_type: 'general',
      })),
    ]),
  };
}
