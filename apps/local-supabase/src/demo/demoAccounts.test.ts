import { expect, it } from 'vitest';
import { describeOnEngines } from '../testing/describeOnEngines.ts';
import type { TestBackend } from '../testing/startTestBackend.ts';
import { demoAccounts, demoPassword, ensureDemoAccounts, removeDemoAccounts } from './demoAccounts.ts';

async function signIn(backend: TestBackend, email: string) {
  const client = backend.visitor();
  expect((await client.auth.signInWithPassword({ email, password: demoPassword })).error).toBeNull();
  return client;
}

describeOnEngines('demo accounts', (start) => {
  it('are created once in a fresh database, each with its state', async () => {
    const backend = await start();
    expect(await ensureDemoAccounts(backend)).toEqual(demoAccounts);
    const sees: Record<string, boolean> = {};
    for (const { email, fullName } of demoAccounts) {
      const client = await signIn(backend, email);
      const { data: profile } = await client.from('profiles').select('full_name').single();
      expect(profile).toEqual({ full_name: fullName });
      const { data: deals } = await client.from('deals').select('id');
      sees[email] = (deals ?? []).length > 0;
    }
    expect(sees).toEqual({
      'visitor@podium.example': false,
      'applicant@podium.example': false,
      'investor@podium.example': true,
    });

    expect(await backend.query('select from public.mail_outbox')).toEqual([]);

    expect(await ensureDemoAccounts(backend)).toEqual(demoAccounts);
    expect(backend.mails).toEqual([]);
  });

  it('can be removed with all their data and created again', async () => {
    const backend = await start();
    await ensureDemoAccounts(backend);
    await removeDemoAccounts(backend);
    const [left] = await backend.query(
      `select (select count(*)::integer from auth.users) as users,
              (select count(*)::integer from public.investor_onboarding) as applications`,
    );
    expect(left).toEqual({ users: 0, applications: 0 });
    expect(await ensureDemoAccounts(backend)).toEqual(demoAccounts);
  });

  it('are not created again after they were deleted', async () => {
    const backend = await start();
    await ensureDemoAccounts(backend);
    await backend.query(`delete from auth.users where email <> 'visitor@podium.example'`);
    expect((await ensureDemoAccounts(backend)).map(({ email }) => email)).toEqual(['visitor@podium.example']);
  });

  it('are not created in a database with accounts', async () => {
    const backend = await start();
    await backend.person();
    expect(await ensureDemoAccounts(backend)).toEqual([]);
  });

  it('removing them keeps other accounts with the same address', async () => {
    const backend = await start();
    const { client } = await backend.person({ email: 'visitor@podium.example' });
    await removeDemoAccounts(backend);
    expect((await client.auth.getUser()).error).toBeNull();
  });

  it('are completed after a start that was killed halfway', async () => {
    const backend = await start();
    const half = { email: 'investor@podium.example', password: 'cut off' };
    expect((await backend.visitor().auth.signUp(half)).error).toBeNull();
    expect(await ensureDemoAccounts(backend)).toEqual(demoAccounts);
    await signIn(backend, half.email);
  });
});
