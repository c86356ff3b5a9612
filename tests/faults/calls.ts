import { demoPassword } from '../../apps/local-supabase/src/demo/demoAccounts.ts';

const apikey = 'sb_publishable_local';
const signedOut = { apikey, 'content-type': 'application/json' };
const investor = { email: 'investor@podium.example', password: demoPassword };

/** An investor's calls by name. Each resolves with whether the response was the expected one. */
export async function investorCalls(address: string): Promise<[name: string, call: () => Promise<boolean>][]> {
  const post = (path: string, headers: Record<string, string>, body: unknown) =>
    fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const signIn = () => post('/auth/v1/token?grant_type=password', signedOut, investor);
  const answer = await signIn();
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
  const signedIn = { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const merge = { ...signedIn, prefer: 'resolution=merge-duplicates,return=minimal' };
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

  const isOk = async (response: Response) => {
    await response.arrayBuffer();
    return response.status === 200;
  };
  const hasRows = async (path: string, rows: number) => {
    const response = await fetch(`${address}/rest/v1/${path}`, { headers: signedIn });
    return ((await response.json()) as unknown[]).length === rows;
  };
  return [
    ['sign-in', async () => isOk(await signIn())],
    ['select record', () => hasRows(`investor_onboarding?select=*&user_id=eq.${user.id}`, 1)],
    // 200, not 201: the demo account has already applied.
    ['upsert', async () => isOk(await post('/rest/v1/investor_onboarding?on_conflict=user_id', merge, record))],
    ['deals', () => hasRows('deals?select=*&order=position', 4)],
  ];
}
