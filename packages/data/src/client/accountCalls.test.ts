import { describe, expect, test } from 'vitest';
import { json, noContent, refusal } from '../testing/fakeService.ts';
import { openBrowser, openTab } from '../testing/openBrowser.ts';
import { protectedRobin, robin, sessionAnswer, storedSession } from '../testing/tokens.ts';

const password = 'correct horse';
const passwords = { current: password, next: 'a better horse' };
const wrongPassword = { ok: false, message: 'This is not your present password' };

async function openSignedIn() {
  const opened = await openTab({ isSignedIn: true });
  opened.service.answer('GET /auth/v1/user', () => json(robin));
  opened.service.answer('POST /auth/v1/token?grant_type=password', () => json(sessionAnswer()));
  return opened;
}

describe('REQ-PASS-1: changing the password', () => {
  test('signs in again with the present password, then sets the new one', async () => {
    const { service, backend, events } = await openSignedIn();
    service.answer('PUT /auth/v1/user', () => json(robin));
    expect(await backend.changePassword(passwords)).toEqual({ ok: true });
    expect(service.requests.map(({ body }) => body)).toMatchObject([
      { email: 'robin@example.com', password },
      { password: 'a better horse', current_password: password },
    ]);
    expect(events.map(([event]) => event)).not.toContain('signed-out');
  });

  test('reports a wrong present password and sets nothing', async () => {
    const { service, backend } = await openSignedIn();
    service.answer('POST /auth/v1/token', refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    expect(await backend.changePassword(passwords)).toEqual(wrongPassword);
    expect(service.requests).toHaveLength(1);
  });

  test('a refused new password returns the message of the service', async () => {
    const { service, backend } = await openSignedIn();
    service.answer('PUT /auth/v1/user', refusal(422, 'same_password', 'New password should be different'));
    expect(await backend.changePassword(passwords)).toEqual({ ok: false, message: 'New password should be different' });
  });

  test('requires a session', async () => {
    const { service, backend } = await openTab();
    expect(await backend.changePassword(passwords)).toEqual({ ok: false, message: 'User not authenticated' });
    expect(service.requests).toEqual([]);
  });
});

describe('REQ-AUTH-7: calls that require the password also require the code', () => {
  function openProtected() {
    const { service, tab, start } = openBrowser();
    tab.values.set(...storedSession(protectedRobin));
    service.answer('GET /auth/v1/user', () => json(protectedRobin));
    service.answer('POST /auth/v1/token?grant_type=password', () =>
      json({ ...sessionAnswer(protectedRobin), refresh_token: 'with-password' }),
    );
    service.answer('POST /auth/v1/factors/factor-1/challenge', () => json({ id: 'challenge-1', type: 'totp' }));
    service.answer('POST /auth/v1/logout?scope=local', noContent);
    return { service, tab, backend: start() };
  }

  test('replaces the present session once password and code are correct', async () => {
    const { service, tab, backend } = openProtected();
    service.answer('POST /auth/v1/factors/factor-1/verify', () =>
      json({ ...sessionAnswer(protectedRobin), refresh_token: 'with-code' }),
    );
    service.answer('PUT /auth/v1/user', () => json(protectedRobin));
    expect(await backend.changePassword({ ...passwords, code: '123456' })).toEqual({ ok: true });
    expect(tab.values.get('podium-auth')).toContain('with-code');
  });

  test('a wrong code deletes nothing and keeps the present session', async () => {
    const { service, tab, backend } = openProtected();
    service.answer(
      'POST /auth/v1/factors/factor-1/verify',
      refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
    );
    expect(await backend.deleteAccount({ password, code: '123456' })).toEqual({
      ok: false,
      message: 'This is not the current code. Enter the next one from your app.',
      reason: 'wrong_code',
    });
    expect(tab.values.get('podium-auth')).toContain('refresh-1');
    expect(service.requests.at(-1)?.target).toBe('/auth/v1/logout?scope=local');
  });
});

describe('REQ-AUTH-9: changing the address', () => {
  test('requests two mailed links that open /deals', async () => {
    const { service, backend } = await openSignedIn();
    service.answer('PUT /auth/v1/user', () => json(robin));
    expect(await backend.changeEmail('new@example.com')).toEqual({ ok: true });
    const [request] = service.requests;
    expect(request?.body).toMatchObject({ email: 'new@example.com' });
    expect(request?.target).toBe(`/auth/v1/user?redirect_to=${encodeURIComponent('https://site.example/deals')}`);
  });

  test.each([
    [
      'does not reveal that the new address has an account',
      refusal(422, 'email_exists', 'A user with this email address exists'),
      { ok: true },
    ],
    [
      'a second request too soon returns the message of the service',
      refusal(429, 'over_email_send_rate_limit', 'Only after 42 seconds.'),
      { ok: false, message: 'Only after 42 seconds.' },
    ],
  ])('%s', async (_case, answer, result) => {
    const { service, backend } = await openSignedIn();
    service.answer('PUT /auth/v1/user', answer);
    expect(await backend.changeEmail('new@example.com')).toEqual(result);
  });
});

describe('REQ-AUTH-9: reading the stored data', () => {
  const stored = { profiles: [{ full_name: 'Robin Sample' }], contact_messages: null };

  test.each([
    ['returns the rows of each table', stored, { ok: true, value: stored }],
    ['an answer without data counts as unavailable', null, { ok: false, reason: 'unavailable' }],
  ])('%s', async (_case, answer, result) => {
    const { service, backend } = await openSignedIn();
    service.answer('POST /rest/v1/rpc/my_data', () => json(answer));
    expect(await backend.readMyData()).toEqual(result);
  });
});

describe('REQ-AUTH-9: deleting the account', () => {
  test('signs in again, deletes the account, and ends the session in every tab', async () => {
    const { service, tab, backend, events } = await openSignedIn();
    service.answer('POST /rest/v1/rpc/delete_account', noContent);
    expect(await backend.deleteAccount({ password })).toEqual({ ok: true });
    expect(service.requests.map(({ body }) => body)).toMatchObject([{ email: 'robin@example.com', password }, {}]);
    expect(events.at(-1)?.[0]).toBe('deleted');
    expect(tab.values.has('podium-returning')).toBe(false);
    expect(events.map(([event]) => event)).not.toContain('signed-out');
    expect(tab.values.size).toBe(0);
  });

  test('reports a wrong password and deletes nothing', async () => {
    const { service, tab, backend, events } = await openSignedIn();
    service.answer('POST /auth/v1/token', refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    expect(await backend.deleteAccount({ password: 'a guess' })).toEqual(wrongPassword);
    expect(service.requests).toHaveLength(1);
    expect(events.map(([event]) => event)).toEqual(['initial']);
    expect(tab.values.size).toBe(1);
  });

  test('a failure keeps the account and the session', async () => {
    const { service, tab, backend, events } = await openSignedIn();
    service.answer('POST /rest/v1/rpc/delete_account', () => json({ code: '57014', message: 'timeout' }, 500));
    expect(await backend.deleteAccount({ password })).toEqual({
      ok: false,
      message: 'The service could not be reached. Please try again.',
    });
    expect(events.map(([event]) => event)).not.toContain('deleted');
    expect([...tab.values.keys()]).toEqual(['podium-auth', 'podium-returning']);
  });
});
