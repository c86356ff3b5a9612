import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';

describeOnEngines('recoveryFrequency', (start) => {
  it('sends one password reset a minute', async () => {
    const backend = await start.shared(fixtureProject);
    const { email } = await backend.person();
    const reset = () => backend.visitor().auth.resetPasswordForEmail(email);
    expect((await reset()).error).toBeNull();
    expect((await reset()).error).toBeNull();
    expect(backend.mailsTo(email)).toHaveLength(1);
    await backend.query(`update auth.users set recovery_sent_at = now() - interval '61 seconds'`);
    expect((await reset()).error).toBeNull();
    expect(backend.mailsTo(email)).toHaveLength(2);
  });

  it('REQ-AUTH-6: gives unknown addresses the same response, without a mail', async () => {
    const backend = await start.shared(fixtureProject);
    const email = 'nobody@podium.example';
    expect((await backend.visitor().auth.resetPasswordForEmail(email)).error).toBeNull();
    expect(backend.mailsTo(email)).toEqual([]);
  });
});
