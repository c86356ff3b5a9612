import { describe, expect, test } from 'vitest';
import { json, noContent, refusal } from '../testing/fakeService.ts';
import { openBrowser, openTab } from '../testing/openBrowser.ts';
import { robinWithSecondFactor, robin, sessionAnswer, storedSession } from '../testing/tokens.ts';

// The flows `account` and `secondFactor` cover the calls that succeed, and a wrong current password.

const password = 'correct horse';

describe('REQ-PASS-1, REQ-AUTH-7: calls that require the password also require the code', () => {
  function openProtected() {
    const { service, tab, start } = openBrowser();
    tab.values.set(...storedSession(robinWithSecondFactor));
    service.answer('GET /auth/v1/user', () => json(robinWithSecondFactor));
    service.answer('POST /auth/v1/token?grant_type=password', () =>
      json({ ...sessionAnswer(robinWithSecondFactor), refresh_token: 'with-password' }),
    );
    service.answer('POST /auth/v1/factors/factor-1/challenge', () => json({ id: 'challenge-1', type: 'totp' }));
    service.answer('POST /auth/v1/logout?scope=local', noContent);
    return { service, tab, backend: start() };
  }

  test('replaces the present session once password and code are correct', async () => {
    const { service, tab, backend } = openProtected();
    service.answer('POST /auth/v1/factors/factor-1/verify', () =>
      json({ ...sessionAnswer(robinWithSecondFactor), refresh_token: 'with-code' }),
    );
    service.answer('PUT /auth/v1/user', () => json(robinWithSecondFactor));
    const passwords = { current: password, next: 'a better horse', code: '123456' };
    expect(await backend.changePassword(passwords)).toEqual({ ok: true });
    expect(tab.values.get('podium-auth')).toContain('with-code');
  });

  test('a wrong code deletes nothing and keeps the present session', async () => {
    const { service, tab, backend } = openProtected();
    service.answer('POST /auth/v1/factors/factor-1/verify', refusal(422, 'mfa_verification_failed', 'No'));
    expect(await backend.deleteAccount({ password, code: '123456' })).toMatchObject({ reason: 'wrong_code' });
    expect(tab.values.get('podium-auth')).toContain('refresh-1');
    expect(service.requests.map(({ target }) => target)).toContain('/auth/v1/logout?scope=local');
  });
});

describe('REQ-AUTH-9: an account', () => {
  test('changing the address does not reveal that the new one has an account', async () => {
    const { service, backend } = await openTab({ isSignedIn: true });
    service.answer('PUT /auth/v1/user', refusal(422, 'email_exists', 'A user with this email address exists'));
    expect(await backend.changeEmail('new@example.com')).toEqual({ ok: true });
    expect(service.requests[0]?.target).toContain(encodeURIComponent('https://site.example/deals'));
  });

  test('REQ-FORM-1: a wrong present password has a reason, so that its field can show it', async () => {
    const { service, backend } = await openTab({ isSignedIn: true });
    service.answer('POST /auth/v1/token?grant_type=password', refusal(400, 'invalid_credentials', 'Invalid'));
    const refused = { ok: false, message: 'wrong_password', reason: 'wrong_password' };
    expect(await backend.changePassword({ current: 'a guess', next: password })).toEqual(refused);
  });

  test('a failed deletion keeps the account and the session', async () => {
    const { service, tab, backend, events } = await openTab({ isSignedIn: true });
    service.answer('GET /auth/v1/user', () => json(robin));
    service.answer('POST /auth/v1/token?grant_type=password', () => json(sessionAnswer()));
    service.answer('POST /rest/v1/rpc/delete_account', () => json({ code: '57014', message: 'timeout' }, 500));
    expect(await backend.deleteAccount({ password })).toEqual({ ok: false, message: 'unreachable' });
    expect(events.map(([event]) => event)).not.toContain('deleted');
    expect([...tab.values.keys()]).toEqual(['podium-auth', 'podium-returning']);
  });

  test.each([
    ['the first answer was lost', () => json(sessionAnswer())],
    ['both answers were lost', refusal(400, 'invalid_credentials', 'Invalid')],
  ])('counts as deleted if it does not exist any more: %s', async (_case, answerSignIn) => {
    const { service, tab, backend, events } = await openTab({ isSignedIn: true });
    service.answer('POST /auth/v1/token?grant_type=password', answerSignIn);
    service.answer('POST /rest/v1/rpc/delete_account', () => 'offline');
    service.answer('GET /auth/v1/user', refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist'));
    expect(await backend.deleteAccount({ password })).toEqual({ ok: true });
    expect(events.at(-1)).toEqual(['deleted', null]);
    expect(tab.values.size).toBe(0);
  });

  test('REQ-PASS-1: a repeated change succeeds if only the answer to the first one was lost', async () => {
    const { service, backend } = await openTab({ isSignedIn: true });
    let isChanged = false;
    const present = () => (isChanged ? 'a better horse' : password);
    service.answer('POST /auth/v1/token?grant_type=password', () => {
      const isRight = JSON.stringify(service.requests.at(-1)?.body).includes(present());
      return isRight ? json(sessionAnswer()) : refusal(400, 'invalid_credentials', 'Invalid')();
    });
    service.answer('GET /auth/v1/user', () => json(robin));
    service.answer('PUT /auth/v1/user', () => {
      isChanged = true;
      return 'offline';
    });
    const change = () => backend.changePassword({ current: password, next: 'a better horse' });
    expect(await change()).toEqual({ ok: false, message: 'unreachable' });
    expect(await change()).toEqual({ ok: true });
  });

  test('REQ-PASS-1: after a change that was answered, the same password is refused', async () => {
    const { service, backend } = await openTab({ isSignedIn: true });
    service.answer('POST /auth/v1/token?grant_type=password', () => json(sessionAnswer()));
    service.answer('GET /auth/v1/user', () => json(robin));
    service.answer('PUT /auth/v1/user', () => json(robin));
    const change = () => backend.changePassword({ current: password, next: password });
    expect(await change()).toEqual({ ok: true });
    service.answer('PUT /auth/v1/user', refusal(422, 'same_password', 'Different, please'));
    expect(await change()).toEqual({ ok: false, message: 'same_password' });
  });
});
