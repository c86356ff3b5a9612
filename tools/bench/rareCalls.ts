import { randomUUID } from 'node:crypto';
import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';
import { demoPassword } from '../../apps/local-supabase/src/demo/demoAccounts.ts';

/** What the product asks of its database besides the calls that are measured: accounts, the owner's tools, the nightly job. */
export async function rareCalls(address: string, engine: Pick<Engine, 'query'>): Promise<void> {
  const apikey = 'sb_publishable_local';
  const send = (method: string, path: string, body: unknown, headers = {}) =>
    fetch(`${address}${path}`, {
      method,
      headers: { apikey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const stranger = `${randomUUID()}@bench.example`;
  await send('POST', '/auth/v1/signup', { email: stranger, password: demoPassword });
  await send('POST', '/auth/v1/signup', { email: stranger, password: demoPassword });
  await send('POST', '/auth/v1/resend', { type: 'signup', email: stranger });
  await send('POST', '/auth/v1/recover', { email: stranger });
  for (const type of ['signup', 'recovery', 'email_change']) {
    await send('POST', '/auth/v1/verify', { type, token_hash: randomUUID() });
  }

  const signIn = { email: 'investor@podium.example', password: demoPassword };
  const answer = await send('POST', '/auth/v1/token?grant_type=password', signIn);
  const session = (await answer.json()) as { access_token: string; refresh_token: string };
  const signedIn = { authorization: `Bearer ${session.access_token}` };
  await send('POST', '/rest/v1/rpc/qualification', {}, signedIn);
  await send('POST', '/rest/v1/rpc/my_data', {}, signedIn);
  await send('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: session.refresh_token });
  await send('POST', '/auth/v1/logout', {}, signedIn);

  await engine.query(`select private.person_data('sender5@many.example')`);
  await engine.query(`select * from private.erase_person('investor5@many.example')`);
  await engine.query('select * from private.apply_retention()');
}
