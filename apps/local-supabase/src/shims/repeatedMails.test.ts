import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';
import { confirmationLink, follow, openLink, testPassword } from '../testing/startTestBackend.ts';

describeFixture('REQ-AUTH-6: repeatedMails, passwordCheck', (backend) => {
  const signUp = (email: string, password = testPassword) => backend.visitor().auth.signUp({ email, password });

  it('a second sign-up is answered for a confirmed address as for a new one, without a mail or a change', async () => {
    const { id, email } = await backend.person();
    const again = await signUp(email, 'another password');
    expect(again.error).toBeNull();
    expect(again.data.session).toBeNull();
    expect(again.data.user).toMatchObject({ email, identities: [] });
    expect(again.data.user?.id).not.toBe(id);
    expect(backend.mailsTo(email)).toEqual([]);
    expect(await backend.query('select id from auth.users where email = $1', [email])).toEqual([{ id }]);
  });

  it.each([
    ['sign-up', (email: string) => signUp(email, 'another password')],
    ['resend', (email: string) => backend.visitor().auth.resend({ type: 'signup', email: email.toUpperCase() })],
  ])('a second %s sends an unconfirmed address a new link after a minute, not sooner', async (call, repeat) => {
    const email = `${call}@podium.example`;
    await signUp(email);
    const oldLink = confirmationLink(backend.mails, email);
    expect((await repeat(email)).error).toBeNull();
    expect(backend.mailsTo(email)).toHaveLength(1);

    await backend.query(`update auth.users set confirmation_sent_at = now() - interval '61 seconds'`);
    expect((await repeat(email)).error).toBeNull();
    expect(backend.mailsTo(email)).toHaveLength(2);
    expect(await follow(backend, oldLink)).toMatchObject({ error_code: 'otp_expired' });
    expect(await openLink(backend, email)).toHaveProperty('access_token');

    const signIn = (password: string) => backend.visitor().auth.signInWithPassword({ email, password });
    expect((await signIn('another password')).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await signIn(testPassword)).error).toBeNull();
  });

  it('an unconfirmed address is reported only with the correct password', async () => {
    const email = 'ada@podium.example';
    await signUp(email);
    const signIn = (address: string, password: string) =>
      backend.visitor().auth.signInWithPassword({ email: address, password });
    const wrong = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
    expect((await signIn(email, 'wrong password')).error).toMatchObject(wrong);
    expect((await signIn('nobody@podium.example', testPassword)).error).toMatchObject(wrong);
    const unconfirmed = { status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' };
    expect((await signIn('ADA@podium.example', testPassword)).error).toMatchObject(unconfirmed);
  });

  it('sends one password reset a minute', async () => {
    const { email } = await backend.person();
    const reset = () => backend.visitor().auth.resetPasswordForEmail(email);
    expect((await reset()).error).toBeNull();
    expect((await reset()).error).toBeNull();
    expect(backend.mailsTo(email)).toHaveLength(1);
    await backend.query(`update auth.users set recovery_sent_at = now() - interval '61 seconds'`);
    expect((await reset()).error).toBeNull();
    expect(backend.mailsTo(email)).toHaveLength(2);
  });

  it('sends no mail to unknown addresses, and no confirmation to confirmed ones', async () => {
    const { email } = await backend.person();
    for (const address of [email, 'nobody@podium.example']) {
      expect((await backend.visitor().auth.resend({ type: 'signup', email: address })).error).toBeNull();
    }
    expect((await backend.visitor().auth.resetPasswordForEmail('nobody@podium.example')).error).toBeNull();
    expect([...backend.mailsTo(email), ...backend.mailsTo('nobody@podium.example')]).toEqual([]);
  });
});
