import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';
import { confirmationLink, testPassword, type TestBackend } from '../testing/startTestBackend.ts';

function signUp(backend: TestBackend, email: string, password = testPassword) {
  return backend.visitor().auth.signUp({ email, password });
}

describeOnEngines('REQ-AUTH-6: repeatedSignUp', (start) => {
  it('answers for a confirmed address as for a new one, without a mail or a change', async () => {
    const backend = await start.shared(fixtureProject);
    const { id, email } = await backend.person();
    const again = await signUp(backend, email, 'another password');
    expect(again.error).toBeNull();
    expect(again.data.session).toBeNull();
    expect(again.data.user).toMatchObject({ email, identities: [] });
    expect(again.data.user?.id).not.toBe(id);
    expect(backend.mailsTo(email)).toEqual([]);
    expect(await backend.query('select id from auth.users where email = $1', [email])).toEqual([{ id }]);
  });

  it('sends an unconfirmed address a new link after a minute, and keeps the first password', async () => {
    const backend = await start.shared(fixtureProject);
    const email = 'ada@podium.example';
    await signUp(backend, email);
    const oldLink = confirmationLink(backend.mails, email);
    expect((await signUp(backend, email)).error).toBeNull();
    expect(backend.mailsTo(email)).toHaveLength(1);

    await backend.query(`update auth.users set confirmation_sent_at = now() - interval '61 seconds'`);
    const again = await signUp(backend, email, 'another password');
    expect(again.error).toBeNull();
    expect(backend.mailsTo(email)).toHaveLength(2);

    const outdated = await backend.fetch(new Request(oldLink));
    expect(outdated.headers.get('location')).toContain('error_code=otp_expired');
    await backend.fetch(new Request(confirmationLink(backend.mails, email)));
    const signIn = (password: string) => backend.visitor().auth.signInWithPassword({ email, password });
    expect((await signIn('another password')).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await signIn(testPassword)).error).toBeNull();
  });
});
