import { expect, it } from 'vitest';
import { describeOnEngines } from '../testing/describeOnEngines.ts';
import { openLink, testPassword } from '../testing/startTestBackend.ts';

describeOnEngines('REQ-PASS-1: currentPassword', (start) => {
  it('is required for a new password, also in a new session', async () => {
    const backend = await start();
    const { client, email } = await backend.person();
    const { auth } = client;
    for (const [current_password, code] of [
      [undefined, 'current_password_required'],
      ['', 'current_password_required'],
      ['another guess', 'current_password_mismatch'],
    ]) {
      const { error } = await auth.updateUser({ password: 'a new horse', current_password });
      expect(error).toMatchObject({ status: 400, code });
    }
    expect((await auth.updateUser({ data: { full_name: 'Ada' } })).error).toBeNull();
    expect((await auth.updateUser({ password: 'a new horse', current_password: testPassword })).error).toBeNull();
    expect((await backend.visitor().auth.signInWithPassword({ email, password: 'a new horse' })).error).toBeNull();

    // A user without the password signs in by a mailed link.
    await backend.visitor().auth.resetPasswordForEmail(email);
    const { access_token = '', refresh_token = '' } = await openLink(backend, email);
    const forgetful = backend.visitor();
    await forgetful.auth.setSession({ access_token, refresh_token });
    await forgetful.auth.refreshSession();
    expect((await forgetful.auth.updateUser({ password: 'a third horse' })).error).toBeNull();
    expect((await auth.refreshSession()).error).not.toBeNull();
  });
});
