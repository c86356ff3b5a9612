import { expect, it } from 'vitest';
import { tokenHashOf } from '../shims/mailedTokens.ts';
import { describeFixture, describeProject } from '../testing/describeBackend.ts';
import { follow, mailedToken, openLink, testPassword, testSiteUrl } from '../testing/startTestBackend.ts';

const expired = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
};

describeFixture('REQ-AUTH-3: mailed links', (backend) => {
  it('expire after the time set by the project', async () => {
    const email = 'late@podium.example';
    await backend.visitor().auth.signUp({ email, password: testPassword });
    await backend.query(`update auth.users set confirmation_sent_at = now() - interval '3601 seconds'`);
    expect(await openLink(backend, email)).toMatchObject(expired);
    const madeUp = `${testSiteUrl}/auth/v1/verify?token=made-up&type=signup`;
    expect(await follow(backend, madeUp)).toMatchObject(expired);
  });
});

describeProject('REQ-AUTH-3: mailed links of this project', (backend) => {
  // shims/oneTimePasswords.test.ts proves that lite derives tokens as tokenHashOf() does.
  it('have a token that is not derived from a six-digit code', async () => {
    const email = 'guessed@podium.example';
    await backend.visitor().auth.signUp({ email, password: testPassword });
    const { token_hash: token } = mailedToken(backend.mails, email);
    const codes = Array.from({ length: 1_000_000 }, (_, code) => String(code).padStart(6, '0'));
    expect(codes.find((code) => tokenHashOf(email, code) === token)).toBeUndefined();
  });
});
