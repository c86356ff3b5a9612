import { expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { mailedToken } from '../../apps/local-supabase/src/testing/startTestBackend.ts';

const attackersPassword = 'the attacker knows it';
const victimsPassword = 'only the victim knows it';

// Confirmation links: tests/security/mailedLinks.attack.ts.
describeProject('REQ-AUTH-3: an address that someone else signed up first', (backend) => {
  const signUp = (email: string, password: string) => backend.visitor().auth.signUp({ email, password });
  const signIn = (email: string, password: string) => backend.visitor().auth.signInWithPassword({ email, password });

  it('accepts no earlier password after a recovery link', async () => {
    const email = 'victim@podium.example';
    for (const password of [attackersPassword, victimsPassword]) {
      await signUp(email, password);
      await backend.query(`update auth.users set confirmation_sent_at = now() - interval '2 minutes'`);
    }
    await backend.visitor().auth.resetPasswordForEmail(email);
    const victim = backend.visitor();
    expect((await victim.auth.verifyOtp(mailedToken(backend.mails, email))).error).toBeNull();
    expect((await signIn(email, attackersPassword)).error?.code).toBe('invalid_credentials');
    expect((await victim.auth.updateUser({ password: victimsPassword })).error).toBeNull();
    expect((await signIn(email, victimsPassword)).error).toBeNull();
  });

  it('keeps the password of an account created without a confirmation mail', async () => {
    const email = 'created@podium.example';
    await signUp(email, victimsPassword);
    await backend.query('update auth.users set confirmation_sent_at = null where email = $1', [email]);
    await backend.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
    expect((await signIn(email, victimsPassword)).error).toBeNull();
  });
});

// The token contains the metadata, and servers refuse requests with headers above a few kilobytes.
describeProject('REQ-SAFE-1: metadata of an account', (backend) => {
  const junk = 'a'.repeat(20_000);
  const data = { junk, email: junk, sub: { junk }, phone_verified: 1e300, full_name: '\u{1f600}'.repeat(20_000) };

  it('keeps a sign-up from making tokens too long', async () => {
    const email = 'long-sign-up@podium.example';
    await backend.postAuth('signup', { email, password: attackersPassword, data });
    const victim = backend.visitor();
    const { data: opened } = await victim.auth.verifyOtp(mailedToken(backend.mails, email));
    expect(opened.session?.access_token.length).toBeLessThan(4000);
    expect(opened.user?.user_metadata['full_name']).toBe('\u{1f600}'.repeat(200));
    expect((await victim.auth.updateUser({ password: victimsPassword })).error).toBeNull();
  });

  it('keeps a session without the second factor from making tokens too long', async () => {
    const { client } = await backend.person({ fullName: 'Ada Example' });
    await client.auth.updateUser({ data: { ...data, full_name: 'Ada Sample' } });
    const { data: renewed } = await client.auth.refreshSession();
    expect(renewed.session?.access_token.length).toBeLessThan(4000);
    expect(renewed.user?.user_metadata['full_name']).toBe('Ada Sample');
  });
});
