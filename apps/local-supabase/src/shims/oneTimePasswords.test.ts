import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';
import { openLink, type TestBackend } from '../testing/startTestBackend.ts';

/** The code in the newest mail to this address. */
function codeIn({ mailsTo }: Pick<TestBackend, 'mailsTo'>, email: string): string {
  return /Code: (\d+)/.exec(mailsTo(email).at(-1)?.html ?? '')?.[1] ?? '';
}

describeFixture('REQ-AUTH-6: oneTimePasswords', (backend) => {
  it('signs an account in with a mailed code or link', async () => {
    const { id, email } = await backend.person();
    const byCode = backend.visitor().auth;
    expect((await byCode.signInWithOtp({ email: email.toUpperCase() })).error).toBeNull();
    const token = codeIn(backend, email);
    expect(token).toMatch(/^\d{6}$/);
    expect((await byCode.verifyOtp({ email, token: '000000', type: 'email' })).error).toMatchObject({
      code: 'otp_expired',
    });
    expect((await byCode.verifyOtp({ email, token, type: 'email' })).data.user?.id).toBe(id);
    expect((await byCode.verifyOtp({ email, token, type: 'email' })).error).toMatchObject({ code: 'otp_expired' });

    await backend.query(`update auth.users set recovery_sent_at = now() - interval '61 seconds'`);
    expect((await backend.postAuth('magiclink', { email })).status).toBe(200);
    expect(await openLink(backend, email)).toMatchObject({ type: 'magiclink', access_token: expect.any(String) });
  });

  it('creates an account for an unknown address, confirmed only by the mail', async () => {
    const email = 'new@podium.example';
    const { auth } = backend.visitor();
    expect((await auth.signInWithOtp({ email, options: { data: { full_name: 'Ada' } } })).error).toBeNull();
    const confirmed = () => backend.query('select email_confirmed_at from auth.users where email = $1', [email]);
    expect(await confirmed()).toEqual([{ email_confirmed_at: null }]);

    await backend.query(`update auth.users set confirmation_sent_at = now() - interval '61 seconds'`);
    await auth.signInWithOtp({ email });
    expect(backend.mailsTo(email)).toHaveLength(2);
    const { data } = await auth.verifyOtp({ email, token: codeIn(backend, email), type: 'email' });
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Ada', email_verified: true } });
    expect(await confirmed()).not.toEqual([{ email_confirmed_at: null }]);
  });

  it('mails no unknown address that may not sign up, and answers alike', async () => {
    const known = await backend.person();
    for (const email of ['stranger@podium.example', known.email, known.email]) {
      const answer = await backend.postAuth('otp', { email, create_user: false });
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
    }
    expect(backend.mailsTo('stranger@podium.example')).toEqual([]);
    expect(backend.mailsTo(known.email)).toHaveLength(1);
    expect(await backend.query(`select from auth.users where email = 'stranger@podium.example'`)).toEqual([]);
  });
});
