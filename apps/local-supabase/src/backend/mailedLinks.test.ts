import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeFixture, describeProject } from '../testing/describeBackend.ts';
import {
  confirmationLink,
  openLink,
  testPassword,
  testSiteUrl,
  type TestBackend,
} from '../testing/startTestBackend.ts';

const expired = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
};

const tokenOf = (email: string, code: string) => hash('sha256', `${email}${code}`);

/** Signs an address up; returns the token of its link. */
async function mailedTokenFor(backend: TestBackend, email: string): Promise<string | null> {
  await backend.visitor().auth.signUp({ email, password: testPassword });
  return new URL(confirmationLink(backend.mails, email)).searchParams.get('token');
}

describeFixture('REQ-AUTH-3: mailed links', (backend) => {
  it('expire after the time set by the project', async () => {
    const email = 'late@podium.example';
    await backend.visitor().auth.signUp({ email, password: testPassword });
    await backend.query(`update auth.users set confirmation_sent_at = now() - interval '3601 seconds'`);
    expect(await openLink(backend, email)).toMatchObject(expired);
    const madeUp = await backend.fetch(new Request(`${testSiteUrl}/auth/v1/verify?token=made-up&type=signup`));
    expect(madeUp.headers.get('location')).toContain(expired.error_code);
  });

  it('have a token that is derived from a six-digit code, by default', async () => {
    const email = 'guessed@podium.example';
    const token = await mailedTokenFor(backend, email);
    const [, code = ''] = /Code: (\d{6})\b/.exec(backend.mailsTo(email)[0]?.html ?? '') ?? [];
    expect(token).toBe(tokenOf(email, code));
  });
});

describeProject('REQ-AUTH-3: mailed links of this project', (backend) => {
  it('have a token that is not derived from a six-digit code', async () => {
    const email = 'guessed@podium.example';
    const token = await mailedTokenFor(backend, email);
    const codes = Array.from({ length: 1_000_000 }, (_, code) => String(code).padStart(6, '0'));
    expect(codes.find((code) => tokenOf(email, code) === token)).toBeUndefined();
  });
});
