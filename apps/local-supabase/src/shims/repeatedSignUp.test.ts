import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';
import { confirmationLink, testPassword, type TestBackend } from '../testing/startTestBackend.ts';

const email = 'ada@podium.example';

function signUp(backend: TestBackend, password = testPassword) {
  return backend.visitor().auth.signUp({ email, password });
}

describeOnEngines('REQ-AUTH-6: repeatedSignUp', (start) => {
  it('answers for a confirmed address as for a new one, without a mail or a change', async () => {
    const backend = await start(fixtureProject);
    const person = await backend.person({ email });
    const again = await signUp(backend, 'another password');
    expect(again.error).toBeNull();
    expect(again.data.session).toBeNull();
    expect(again.data.user).toMatchObject({ email, identities: [] });
    expect(again.data.user?.id).not.toBe(person.id);
    expect(backend.mails).toHaveLength(1);
    expect(await backend.query('select id from auth.users')).toEqual([{ id: person.id }]);
  });

  it('sends an unconfirmed address a new link after a minute, and keeps the first password', async () => {
    const backend = await start(fixtureProject);
    await signUp(backend);
    const oldLink = confirmationLink(backend.mails, email);
    expect((await signUp(backend)).error).toBeNull();
    expect(backend.mails).toHaveLength(1);

    await backend.query(`update auth.users set confirmation_sent_at = now() - interval '61 seconds'`);
    const again = await signUp(backend, 'another password');
    expect(again.error).toBeNull();
    expect(backend.mails).toHaveLength(2);

    const outdated = await backend.fetch(new Request(oldLink));
    expect(outdated.headers.get('location')).toContain('error_code=otp_expired');
    await backend.fetch(new Request(confirmationLink(backend.mails, email)));
    const signIn = (password: string) => backend.visitor().auth.signInWithPassword({ email, password });
    expect((await signIn('another password')).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await signIn(testPassword)).error).toBeNull();
  });
});
