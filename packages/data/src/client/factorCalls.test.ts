import { describe, expect, test } from 'vitest';
import { type FakeService, json, noContent, refusal } from '../testing/fakeService.ts';
import { openBrowser, openTab, watch } from '../testing/openBrowser.ts';
import { robinWithSecondFactor, robin, sessionAnswer, storedSession } from '../testing/tokens.ts';

// The flow `secondFactor` covers set-up, sign-in and removal, each with a wrong code or a correct one.

const [factor] = robinWithSecondFactor.factors;
const wrongCode = refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

async function open(user: object) {
  const opened = await openTab({ isSignedIn: true });
  opened.service.answer('GET /auth/v1/user', () => json(user));
  return opened;
}

function answerCode(service: FakeService, answer: () => Response | 'offline' | 'never') {
  service.answer('POST /auth/v1/factors/factor-1/challenge', () => json({ id: 'challenge-1', type: 'totp' }));
  service.answer('POST /auth/v1/factors/factor-1/verify', answer);
}

const requestsOf = ({ requests }: FakeService) => requests.map(({ method, target }) => `${method} ${target}`);

describe('REQ-AUTH-7: a second factor', () => {
  test('its set-up replaces an unfinished one', async () => {
    const { service, backend } = await open({ ...robin, factors: [{ ...factor, status: 'unverified' }] });
    service.answer('DELETE /auth/v1/factors/factor-1', () => json({ id: 'factor-1' }));
    const totp = { qr_code: '<svg/>', secret: 'SECRET', uri: 'otpauth://totp/a' };
    service.answer('POST /auth/v1/factors', () => json({ id: 'factor-2', type: 'totp', totp }));
    const value = { factorId: 'factor-2', qrCode: 'data:image/svg+xml;utf-8,<svg/>', secret: 'SECRET' };
    expect(await backend.enrollSecondFactor()).toEqual({ ok: true, value });
    expect(requestsOf(service)).toContain('DELETE /auth/v1/factors/factor-1');
  });

  test('is on, off or unknown', async () => {
    const { service, backend } = await open(robinWithSecondFactor);
    expect(await backend.hasSecondFactor()).toEqual({ ok: true, value: true });
    service.answer('GET /auth/v1/user', () => json(robin));
    expect(await backend.hasSecondFactor()).toEqual({ ok: true, value: false });
    service.answer('GET /auth/v1/user', () => 'offline');
    expect(await backend.hasSecondFactor()).toEqual({ ok: false, reason: 'unavailable' });
  });

  test('a wrong code does not remove it', async () => {
    const { service, backend } = await open(robinWithSecondFactor);
    answerCode(service, wrongCode);
    expect(await backend.removeSecondFactor('123456')).toMatchObject({ ok: false });
    expect(requestsOf(service).filter((request) => request.startsWith('DELETE'))).toEqual([]);
  });

  test.each(['offline', 'never'] as const)('is on if it was verified without an answer: %s', async (answer) => {
    const { service, start } = openBrowser({ isSignedIn: true, timeoutMs: 200 });
    service.answer('GET /auth/v1/user', () => json(robinWithSecondFactor));
    service.answer('POST /auth/v1/token?grant_type=refresh_token', () =>
      json(sessionAnswer(robinWithSecondFactor, 3600, 'aal2')),
    );
    answerCode(service, () => answer);
    const backend = start();
    const { events } = watch(backend);
    expect(await backend.confirmSecondFactor({ factorId: 'factor-1', code: '123456' })).toEqual({ ok: true });
    expect(events.map(([event]) => event)).not.toContain('code-due');
    service.answer('GET /auth/v1/user', () => 'offline');
    const confirmed = await backend.confirmSecondFactor({ factorId: 'factor-1', code: '123456' });
    expect(confirmed).toMatchObject({ ok: false, reason: 'unanswered' });
    service.answer('GET /auth/v1/user', () => json(robin));
    const refused = await backend.confirmSecondFactor({ factorId: 'factor-1', code: '123456' });
    expect(refused).toEqual({ ok: false, message: 'unreachable' });
  });

  test('REQ-AUTH-5: signing out while its code is due ends the session', async () => {
    const { tab, service, start } = openBrowser();
    tab.values.set(...storedSession(robinWithSecondFactor));
    service.answer('POST /auth/v1/logout?scope=local', noContent);
    const backend = start();
    const { events, until } = watch(backend);
    await until(1);
    await backend.signOut();
    expect(events).toEqual([
      ['code-due', null],
      ['signed-out', null],
    ]);
    expect(tab.values.has('podium-auth')).toBe(false);
  });

  test('the password of a mailed link is set only with a correct code', async () => {
    const { service, tab, start } = openBrowser();
    service.answer('POST /auth/v1/verify', () => json(sessionAnswer(robinWithSecondFactor)));
    service.answer('GET /auth/v1/user', () => json(robinWithSecondFactor));
    answerCode(service, wrongCode);
    service.answer('PUT /auth/v1/user', () => json(robinWithSecondFactor));
    const backend = start();
    const opened = await backend.openLink({ tokenHash: 'hash', purpose: 'recovery' });
    expect(opened).toMatchObject({ status: 'opened', hasSecondFactor: true });
    expect(await backend.acceptLink({ password: 'a sentence', code: '123456' })).toMatchObject({ ok: false });
    expect(requestsOf(service)).not.toContain('PUT /auth/v1/user');
    answerCode(service, () => json(sessionAnswer(robinWithSecondFactor, 3600, 'aal2')));
    expect(await backend.acceptLink({ password: 'a sentence', code: '123457' })).toEqual({ ok: true });
    expect(tab.values.has('podium-auth')).toBe(true);
  });
});
