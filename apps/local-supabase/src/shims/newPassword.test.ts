import { expect, it } from 'vitest';
import { describeFixture, describeProject } from '../testing/describeBackend.ts';
import { follow, openLink, testPassword, testSiteUrl, type TestBackend } from '../testing/startTestBackend.ts';

const tooLong = { status: 400, message: 'Password cannot be longer than 72 characters' };

const aDayLater = (backend: TestBackend) =>
  backend.query(`update auth.sessions set created_at = created_at - interval '25 hours'`);

describeProject('REQ-PASS-1, REQ-AUTH-3: newPassword', (backend) => {
  it('requires the current password, also in a new session', async () => {
    const bystander = await backend.person();
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

    // A user without the password signs in by a mailed link. A new password ends the other sessions of its user only.
    await backend.visitor().auth.resetPasswordForEmail(email);
    const { access_token = '', refresh_token = '' } = await openLink(backend, email);
    const forgetful = backend.visitor();
    await forgetful.auth.setSession({ access_token, refresh_token });
    await forgetful.auth.refreshSession();
    expect((await forgetful.auth.updateUser({ password: 'a third horse' })).error).toBeNull();
    expect((await auth.refreshSession()).error).toMatchObject({ status: 400 });
    expect((await auth.getUser()).error).not.toBeNull();
    expect((await forgetful.auth.refreshSession()).error).toBeNull();
    expect((await bystander.client.auth.refreshSession()).error).toBeNull();
  });

  it('requires the current password, also after a call of verify with a token of the caller as its redirect URL', async () => {
    const { client } = await backend.person();
    const genuine = (await client.auth.getSession()).data.session?.access_token ?? '';
    for (const token of [genuine, genuine.replace(/[^.]*$/, 'x')]) {
      for (const target of [`/join#access_token=${token}&`, `/join?x=1&access_token=${token}&`]) {
        const query = new URLSearchParams({ token: 'abc', type: 'signup', redirect_to: testSiteUrl + target });
        await follow(backend, `${testSiteUrl}/auth/v1/verify?${query}`);
        const { error } = await client.auth.updateUser({ password: 'a new horse' });
        expect(error).toMatchObject({ status: 400, code: 'current_password_required' });
      }
    }
  });

  it('requires a recent session', async () => {
    const { client, email } = await backend.person();
    await aDayLater(backend);
    const change = { password: 'another horse', current_password: testPassword };
    expect((await client.auth.updateUser(change)).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    expect((await client.auth.updateUser({ data: { full_name: 'Ada' } })).error).toBeNull();
    await client.auth.signInWithPassword({ email, password: testPassword });
    expect((await client.auth.updateUser(change)).error).toBeNull();
  });
});

describeFixture('newPassword', (backend) => {
  it('REQ-FORM-1: is limited in bytes, at sign-up and later', async () => {
    const signUp = (email: string, password: string) => backend.visitor().auth.signUp({ email, password });
    expect((await signUp('bytes-a@podium.example', 'é'.repeat(37))).error).toMatchObject(tooLong);
    expect((await signUp('bytes-b@podium.example', 'é'.repeat(36))).error).toBeNull();
    expect((await signUp('bytes-c@podium.example', '12345')).error).toMatchObject({
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
    });
    expect((await signUp('bytes-d@podium.example', '123456')).error).toBeNull();
    const { client } = await backend.person();
    expect((await client.auth.updateUser({ password: 'x'.repeat(73) })).error).toMatchObject(tooLong);
    expect((await client.auth.updateUser({ password: 'x'.repeat(72) })).error).toBeNull();
  });
});
