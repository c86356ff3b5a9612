import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';

describeOnEngines('recoveryFrequency', (start) => {
  it('sends one password reset a minute', async () => {
    const backend = await start(fixtureProject);
    const { email } = await backend.person();
    const reset = () => backend.visitor().auth.resetPasswordForEmail(email);
    expect((await reset()).error).toBeNull();
    expect((await reset()).error).toBeNull();
    expect(backend.mails).toHaveLength(2);
    await backend.query(`update auth.users set recovery_sent_at = now() - interval '61 seconds'`);
    expect((await reset()).error).toBeNull();
    expect(backend.mails).toHaveLength(3);
  });

  it('REQ-AUTH-6: gives unknown addresses the same response, without a mail', async () => {
    const backend = await start(fixtureProject);
    expect((await backend.visitor().auth.resetPasswordForEmail('nobody@podium.example')).error).toBeNull();
    expect(backend.mails).toHaveLength(0);
  });
});
