import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';
import { confirmationLink, testPassword, testSiteUrl, type TestBackend } from '../testing/startTestBackend.ts';

const email = 'ada@podium.example';

/** Opens the newest link and returns its redirect target. */
async function follow(backend: TestBackend, link = confirmationLink(backend.mails, email)) {
  const response = await backend.fetch(new Request(link));
  const target = new URL(response.headers.get('location') ?? '');
  return { page: target.origin + target.pathname, ...Object.fromEntries(new URLSearchParams(target.hash.slice(1))) };
}

/** The six-digit code from which this link's token is derived, if any. */
function sixDigitsOf(secret: string | null): string | undefined {
  const secretOf = (code: string) => hash('sha256', `${email}${code}`);
  return Array.from({ length: 1_000_000 }, (_, code) => String(code).padStart(6, '0')).find(
    (code) => secretOf(code) === secret,
  );
}

const expired = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
};

describeOnEngines('REQ-AUTH-3: mailed links', (start) => {
  it('confirm the address once and sign in', async () => {
    const backend = await start(fixtureProject);
    const visitor = backend.visitor();
    await visitor.auth.signUp({
      email,
      password: testPassword,
      options: { emailRedirectTo: `${testSiteUrl}/auth` },
    });
    const arrival = await follow(backend);
    expect(arrival).toMatchObject({
      page: `${testSiteUrl}/auth`,
      type: 'signup',
      token_type: 'bearer',
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: '3600',
    });
    expect(await follow(backend)).toMatchObject({ page: `${testSiteUrl}/auth`, ...expired });
    const { refresh_token = '' } = arrival as { refresh_token?: string };
    expect((await visitor.auth.refreshSession({ refresh_token })).data.user?.email).toBe(email);
  });

  it('their token is not derived from a six-digit code', async () => {
    const codeOf = async (backend: TestBackend) => {
      await backend.visitor().auth.signUp({ email, password: testPassword });
      return sixDigitsOf(new URL(confirmationLink(backend.mails, email)).searchParams.get('token'));
    };
    // First the service's default codes, which proves that the search works, then those of this project.
    expect(await codeOf(await start(fixtureProject))).toMatch(/^\d{6}$/);
    expect(await codeOf(await start())).toBeUndefined();
  });

  it('expire after the time set by the project', async () => {
    const backend = await start(fixtureProject);
    await backend.visitor().auth.signUp({ email, password: testPassword });
    await backend.query(`update auth.users set confirmation_sent_at = now() - interval '3601 seconds'`);
    expect(await follow(backend)).toMatchObject(expired);
    expect(await follow(backend, `${testSiteUrl}/auth/v1/verify?token=made-up&type=signup`)).toMatchObject(expired);
  });
});
