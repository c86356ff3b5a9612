import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';

describeOnEngines('recovery frequency', (start) => {
  it('sends one password reset a minute', async () => {
    const backend = await start(fixtureProject);
    const { email } = await backend.person();
    const reset = () => backend.visitor().auth.resetPasswordForEmail(email);
    expect((await reset()).error).toBeNull();
    expect((await reset()).error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    await backend.query(`update auth.users set recovery_sent_at = now() - interval '61 seconds'`);
    expect((await reset()).error).toBeNull();
    expect(backend.mails).toHaveLength(3);
  });

  it('says nothing about addresses that it does not know', async () => {
    const backend = await start(fixtureProject);
    expect((await backend.visitor().auth.resetPasswordForEmail('nobody@podium.example')).error).toBeNull();
    expect(backend.mails).toHaveLength(0);
  });
});
