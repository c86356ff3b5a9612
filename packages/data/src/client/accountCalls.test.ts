import { describe, expect, test, vi } from 'vitest';
import { json } from '../testing/fakeService.ts';
import { openBrowser } from '../testing/openBrowser.ts';
import { protectedRobin, robin, sessionAnswer, storedSession } from '../testing/tokens.ts';
import type { SessionEvent } from './backend.ts';

/** Opens a test browser and records its session events. */
async function open({ isSignedIn = true }: { isSignedIn?: boolean } = {}) {
  const { service, tab, start } = openBrowser({ isSignedIn });
  service.answer('GET /auth/v1/user', () => json(robin));
  const backend = start();
  const events: SessionEvent[] = [];
  backend.watchSession((event) => events.push(event));
  await vi.waitFor(() => expect(events).toHaveLength(1));
  return { service, tab, backend, events };
}

const refusal = (status: number, error_code: string, msg: string) => () =>
  json({ code: status, error_code, msg }, status);

describe('REQ-PASS-1: changing the password', () => {
  const passwords = { current: 'correct horse', next: 'a better horse' };

  test('signs in again with the present password, then sets the new one', async () => {
    const { service, backend, events } = await open();
    service.answer('POST /auth/v1/token?grant_type=password', () => json(sessionAnswer()));
    service.answer('PUT /auth/v1/user', () => json(robin));
    expect(await backend.changePassword(passwords)).toEqual({ ok: true });
    expect(service.requests.map(({ body }) => body)).toMatchObject([
      { email: 'robin@example.com', password: 'correct horse' },
      { password: 'a better horse', current_password: 'correct horse' },
    ]);
    expect(events).not.toContain('signed-out');
  });

  test('reports a wrong present password and sets nothing', async () => {
    const { service, backend } = await open();
    service.answer('POST /auth/v1/token', refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    expect(await backend.changePassword(passwords)).toEqual({
      ok: false,
      message: 'This is not your present password',
    });
    expect(service.requests).toHaveLength(1);
  });

  test('a refused new password returns the message of the service', async () => {
    const { service, backend } = await open();
    service.answer('POST /auth/v1/token', () => json(sessionAnswer()));
    service.answer('PUT /auth/v1/user', refusal(422, 'same_password', 'New password should be different'));
    expect(await backend.changePassword(passwords)).toEqual({ ok: false, message: 'New password should be different' });
  });

  test('requires a session', async () => {
    const { service, backend } = await open({ isSignedIn: false });
    expect(await backend.changePassword(passwords)).toEqual({ ok: false, message: 'User not authenticated' });
    expect(service.requests).toEqual([]);
  });
});

describe('REQ-AUTH-7: calls that require the password also require the code', () => {
  async function openProtected() {
    const { service, tab, start } = openBrowser();
    tab.values.set(...storedSession(protectedRobin));
    service.answer('GET /auth/v1/user', () => json(protectedRobin));
    service.answer('POST /auth/v1/token?grant_type=password', () =>
      json({ ...sessionAnswer(protectedRobin), refresh_token: 'with-password' }),
    );
    service.answer('POST /auth/v1/factors/factor-1/challenge', () => json({ id: 'challenge-1', type: 'totp' }));
    service.answer('POST /auth/v1/logout?scope=local', () => new Response(null, { status: 204 }));
    return { service, tab, backend: start() };
  }

  test('replaces the present session once password and code are correct', async () => {
    const { service, tab, backend } = await openProtected();
    service.answer('POST /auth/v1/factors/factor-1/verify', () =>
      json({ ...sessionAnswer(protectedRobin), refresh_token: 'with-code' }),
    );
    service.answer('PUT /auth/v1/user', () => json(protectedRobin));
    const passwords = { current: 'correct horse', next: 'a better horse', code: '123456' };
    expect(await backend.changePassword(passwords)).toEqual({ ok: true });
    expect(tab.values.get('podium-auth')).toContain('with-code');
  });

  test('a wrong code deletes nothing and keeps the present session', async () => {
    const { service, tab, backend } = await openProtected();
    service.answer(
      'POST /auth/v1/factors/factor-1/verify',
      refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
    );
    expect(await backend.deleteAccount({ password: 'correct horse', code: '123456' })).toEqual({
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
    const { service, backend } = await open();
    service.answer('PUT /auth/v1/user', () => json(robin));
    expect(await backend.changeEmail('new@example.com')).toEqual({ ok: true });
    const [request] = service.requests;
    expect(request?.body).toMatchObject({ email: 'new@example.com' });
    expect(request?.target).toBe(`/auth/v1/user?redirect_to=${encodeURIComponent('https://site.example/deals')}`);
  });

  test('does not reveal that the new address has an account', async () => {
    const { service, backend } = await open();
    service.answer('PUT /auth/v1/user', refusal(422, 'email_exists', 'A user with this email address exists'));
    expect(await backend.changeEmail('taken@example.com')).toEqual({ ok: true });
  });

  test('a second request too soon returns the message of the service', async () => {
    const { service, backend } = await open();
    service.answer('PUT /auth/v1/user', refusal(429, 'over_email_send_rate_limit', 'Only after 42 seconds.'));
    expect(await backend.changeEmail('new@example.com')).toEqual({ ok: false, message: 'Only after 42 seconds.' });
  });
});

describe('REQ-AUTH-9: reading the stored data', () => {
  test('returns the rows of each table', async () => {
    const { service, backend } = await open();
    const stored = { profiles: [{ full_name: 'Robin Sample' }], contact_messages: null };
    service.answer('POST /rest/v1/rpc/my_data', () => json(stored));
    expect(await backend.readMyData()).toEqual({ ok: true, value: stored });
  });

  test('an answer without data counts as unavailable', async () => {
    const { service, backend } = await open();
    service.answer('POST /rest/v1/rpc/my_data', () => json(null));
    expect(await backend.readMyData()).toEqual({ ok: false, reason: 'unavailable' });
  });
});

describe('REQ-AUTH-9: deleting the account', () => {
  const password = 'correct horse';

  test('signs in again, deletes the account, and ends the session in every tab', async () => {
    const { service, tab, backend, events } = await open();
    service.answer('POST /auth/v1/token?grant_type=password', () => json(sessionAnswer()));
    service.answer('POST /rest/v1/rpc/delete_account', () => new Response(null, { status: 204 }));
    expect(await backend.deleteAccount({ password })).toEqual({ ok: true });
    expect(service.requests.map(({ body }) => body)).toMatchObject([{ email: 'robin@example.com', password }, {}]);
    expect(events.at(-1)).toBe('deleted');
    expect(events).not.toContain('signed-out');
    expect(tab.values.size).toBe(0);
  });

  test('reports a wrong password and deletes nothing', async () => {
    const { service, tab, backend, events } = await open();
    service.answer('POST /auth/v1/token', refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    expect(await backend.deleteAccount({ password: 'a guess' })).toEqual({
      ok: false,
      message: 'This is not your present password',
    });
    expect(service.requests).toHaveLength(1);
    expect(events).toEqual(['initial']);
    expect(tab.values.size).toBe(1);
  });

  test('a failure keeps the account and the session', async () => {
    const { service, tab, backend, events } = await open();
    service.answer('POST /auth/v1/token', () => json(sessionAnswer()));
    service.answer('POST /rest/v1/rpc/delete_account', () => json({ code: '57014', message: 'timeout' }, 500));
    expect(await backend.deleteAccount({ password })).toEqual({
      ok: false,
      message: 'The service could not be reached. Please try again.',
    });
    expect(events).not.toContain('deleted');
    expect(tab.values.size).toBe(1);
  });
});
