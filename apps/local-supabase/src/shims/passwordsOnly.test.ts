import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';

describeOnEngines('passwordsOnly', (start) => {
  it('refuses one-time passwords and magic links, and creates no account', async () => {
    const backend = await start(fixtureProject);
    const { email: known } = await backend.person();
    for (const email of ['stranger@podium.example', known]) {
      expect((await backend.visitor().auth.signInWithOtp({ email })).error).toMatchObject({
        status: 422,
        code: 'otp_disabled',
      });
      expect((await backend.postAuth('magiclink', { email })).status).toBe(422);
    }
    expect(await backend.query('select email from auth.users')).toEqual([{ email: known }]);
    expect(backend.mails).toHaveLength(1);
  });
});
