import { expect, it } from 'vitest';
import { describeBackends } from '../testing/describeBackend.ts';
import { demoAccounts, demoPassword, ensureDemoAccounts, removeDemoAccounts } from './demoAccounts.ts';

describeBackends('demo accounts', (start) => {
  it('are created once in a fresh database, also after a start that was killed halfway, each with its state', async () => {
    const backend = await start();
    const half = { email: 'investor@podium.example', password: 'cut off' };
    expect((await backend.visitor().auth.signUp(half)).error).toBeNull();
    const mailsBefore = backend.mails.length;
    expect(await ensureDemoAccounts(backend)).toEqual(demoAccounts);
    expect(await ensureDemoAccounts(backend)).toEqual(demoAccounts);
    expect(backend.mails).toHaveLength(mailsBefore);
    expect(await backend.query('select from public.mail_outbox')).toEqual([]);

    const sees: Record<string, boolean> = {};
    for (const { email, fullName } of demoAccounts) {
      const client = backend.visitor();
      expect((await client.auth.signInWithPassword({ email, password: demoPassword })).error).toBeNull();
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

    // Accounts that were deleted stay deleted, and removed ones are created again.
    await backend.query(`delete from auth.users where email <> 'visitor@podium.example'`);
    expect((await ensureDemoAccounts(backend)).map(({ email }) => email)).toEqual(['visitor@podium.example']);
    await removeDemoAccounts(backend);
    const left = await backend.query(
      'select id from auth.users union all select user_id from public.investor_onboarding',
    );
    expect(left).toEqual([]);
    expect(await ensureDemoAccounts(backend)).toEqual(demoAccounts);
  });

  it('do not come beside or in place of other accounts', async () => {
    const backend = await start();
    await backend.person();
    expect(await ensureDemoAccounts(backend)).toEqual([]);
    const { client } = await backend.person({ email: 'visitor@podium.example' });
    await removeDemoAccounts(backend);
    expect((await client.auth.getUser()).error).toBeNull();
  });
});
