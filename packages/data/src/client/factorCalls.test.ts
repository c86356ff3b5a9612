import { describe, expect, test, vi } from 'vitest';
import { type FakeService, json, noContent, refusal } from '../testing/fakeService.ts';
import { openBrowser, openTab, robinAsUser, watch } from '../testing/openBrowser.ts';
import { protectedRobin, robin, sessionAnswer, storedSession } from '../testing/tokens.ts';

const [factor] = protectedRobin.factors;
const wrongCode = refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
const raised = () => json(sessionAnswer(protectedRobin, 3600, 'aal2'));

async function open({ user = robin }: { user?: object } = {}) {
  const opened = await openTab({ isSignedIn: true });
  opened.service.answer('GET /auth/v1/user', () => json(user));
  return opened;
}

/** Sets the answer to a code for `factor-1`. */
function answerCode(service: FakeService, answer: () => Response) {
  service.answer('POST /auth/v1/factors/factor-1/challenge', () =>
    json({ id: 'challenge-1', type: 'totp', expires_at: 0 }),
  );
  service.answer('POST /auth/v1/factors/factor-1/verify', answer);
}

const requestsOf = ({ requests }: FakeService) => requests.map(({ method, target }) => `${method} ${target}`);

describe('REQ-AUTH-7: setting up a second factor', () => {
  test('replaces an unfinished setup and returns key and QR code', async () => {
    const { service, backend } = await open({ user: { ...robin, factors: [{ ...factor, status: 'unverified' }] } });
    service.answer('DELETE /auth/v1/factors/factor-1', () => json({ id: 'factor-1' }));
    const totp = { qr_code: '<svg/>', secret: 'SECRET', uri: 'otpauth://totp/a' };
    service.answer('POST /auth/v1/factors', () => json({ id: 'factor-2', type: 'totp', totp }));
    expect(await backend.enrollSecondFactor()).toEqual({
      ok: true,
      value: { factorId: 'factor-2', qrCode: 'data:image/svg+xml;utf-8,<svg/>', secret: 'SECRET' },
    });
    expect(requestsOf(service)).toEqual([
      'GET /auth/v1/user',
      'DELETE /auth/v1/factors/factor-1',
      'POST /auth/v1/factors',
    ]);
  });

  test('a refusal returns the message of the service', async () => {
    const { service, backend } = await open();
    service.answer(
      'POST /auth/v1/factors',
      refusal(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'),
    );
    expect(await backend.enrollSecondFactor()).toEqual({ ok: false, message: 'MFA enroll is disabled for TOTP' });
  });

  test('the first code stores the tokens that come with the answer', async () => {
    const { service, backend, tab } = await open();
    answerCode(service, () => json({ ...sessionAnswer(protectedRobin), refresh_token: 'refresh-2' }));
    expect(await backend.confirmSecondFactor({ factorId: 'factor-1', code: '123456' })).toEqual({ ok: true });
    expect(service.requests.at(-1)?.body).toEqual({ challenge_id: 'challenge-1', code: '123456' });
    expect(tab.values.get('podium-auth')).toContain('refresh-2');
  });

  test('a wrong code returns a message for the field', async () => {
    const { service, backend } = await open();
    answerCode(service, wrongCode);
    expect(await backend.confirmSecondFactor({ factorId: 'factor-1', code: '123456' })).toEqual({
      ok: false,
      message: 'This is not the current code. Enter the next one from your app.',
      reason: 'wrong_code',
    });
  });

  test('reports whether a second factor is on, off or unknown', async () => {
    const { service, backend } = await open({ user: protectedRobin });
    expect(await backend.hasSecondFactor()).toEqual({ ok: true, value: true });
    service.answer('GET /auth/v1/user', () => json(robin));
    expect(await backend.hasSecondFactor()).toEqual({ ok: true, value: false });
    service.answer('GET /auth/v1/user', () => 'offline');
    expect(await backend.hasSecondFactor()).toEqual({ ok: false, reason: 'unavailable' });
  });
});

describe('REQ-AUTH-7: removing a second factor', () => {
  test('requires a code and refreshes the tokens', async () => {
    const { service, backend } = await open({ user: protectedRobin });
    answerCode(service, () => json(sessionAnswer(protectedRobin)));
    service.answer('DELETE /auth/v1/factors/factor-1', () => json({ id: 'factor-1' }));
    service.answer('POST /auth/v1/token?grant_type=refresh_token', () => json(sessionAnswer()));
    expect(await backend.removeSecondFactor('123456')).toEqual({ ok: true });
    expect(requestsOf(service).slice(-2)).toEqual([
      'DELETE /auth/v1/factors/factor-1',
      'POST /auth/v1/token?grant_type=refresh_token',
    ]);
  });

  test('a wrong code removes nothing', async () => {
    const { service, backend } = await open({ user: protectedRobin });
    answerCode(service, wrongCode);
    expect(await backend.removeSecondFactor('123456')).toMatchObject({ ok: false });
    expect(requestsOf(service).filter((request) => request.startsWith('DELETE'))).toEqual([]);
  });
});

describe('REQ-AUTH-5: sign out everywhere', () => {
  test('ends this session at once and requests the end of all sessions', async () => {
    const { service, backend, tab, events } = await open();
    service.answer('POST /auth/v1/logout?scope=global', noContent);
    const token = sessionAnswer().access_token.slice(0, 10);
    expect(await backend.signOutEverywhere()).toEqual({ ok: true });
    expect(events.at(-1)).toEqual(['signed-out', null]);
    expect(tab.values.has('podium-auth')).toBe(false);
    expect(service.requests.at(-1)?.headers['authorization']).toContain(token);
  });

  test('does not wait for the service, and reports failure when it does not answer', async () => {
    const { service, backend, tab, events } = await open();
    service.answer('POST /auth/v1/logout', () => 'never');
    const result = backend.signOutEverywhere();
    await vi.waitFor(() => expect(events.at(-1)).toEqual(['signed-out', null]), { timeout: 500 });
    expect(tab.values.has('podium-auth')).toBe(false);
    expect(await result).toEqual({ ok: false });
  });

  test.each([401, 500, 503])('reports failure when the service answers %i', async (status) => {
    const { service, backend, events } = await open();
    service.answer('POST /auth/v1/logout', () => json({ code: status, msg: 'no' }, status));
    expect(await backend.signOutEverywhere()).toMatchObject({ ok: false });
    expect(events.at(-1)).toEqual(['signed-out', null]);
    expect(events[0]).toEqual(['initial', robinAsUser]);
  });
});

describe('REQ-AUTH-7: signing in with a second factor', () => {
  test('the user is signed in after the code, not before', async () => {
    const { service, backend, events } = await openTab();
    service.answer('POST /auth/v1/token?grant_type=password', () => json(sessionAnswer(protectedRobin)));
    service.answer('GET /auth/v1/user', () => json(protectedRobin));
    answerCode(service, wrongCode);
    await backend.signIn({ email: 'robin@example.com', password: 'correct horse' });
    expect(events.slice(1)).toEqual([['code-due', null]]);
    expect(await backend.giveCode('123456')).toMatchObject({ ok: false });
    expect(events.slice(1)).toEqual([['code-due', null]]);
    answerCode(service, raised);
    expect(await backend.giveCode('123457')).toEqual({ ok: true });
    expect(events.slice(2)).toEqual([['signed-in', robinAsUser]]);
  });

  test('a stored session without the code requires the code again', async () => {
    const { tab, start } = openBrowser();
    tab.values.set(...storedSession(protectedRobin));
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['code-due', null]]);
  });

  test('signing out before the code ends the session', async () => {
    const { tab, service, start } = openBrowser();
    tab.values.set(...storedSession(protectedRobin));
    service.answer('POST /auth/v1/logout?scope=local', noContent);
    const backend = start();
    const { events, until } = watch(backend);
    await until(1);
    await backend.signOut();
    expect(events.at(-1)).toEqual(['signed-out', null]);
    expect(tab.values.has('podium-auth')).toBe(false);
  });
});

describe('REQ-AUTH-7: setting a password from a mailed link', () => {
  test('opening the link names the account; the password is set only with a correct code', async () => {
    const { service, tab, start } = openBrowser();
    service.answer('POST /auth/v1/verify', () => json(sessionAnswer(protectedRobin)));
    service.answer('GET /auth/v1/user', () => json(protectedRobin));
    answerCode(service, wrongCode);
    service.answer('PUT /auth/v1/user', () => json(protectedRobin));
    const backend = start();
    expect(await backend.openLink({ tokenHash: 'hash', purpose: 'recovery' })).toMatchObject({
      status: 'opened',
      hasSecondFactor: true,
    });
    expect(await backend.acceptLink({ password: 'a sentence', code: '123456' })).toMatchObject({ ok: false });
    expect(requestsOf(service)).not.toContain('PUT /auth/v1/user');
    answerCode(service, raised);
    expect(await backend.acceptLink({ password: 'a sentence', code: '123457' })).toEqual({ ok: true });
    expect(tab.values.has('podium-auth')).toBe(true);
  });
});
