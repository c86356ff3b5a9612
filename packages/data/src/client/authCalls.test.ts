import { describe, expect, test, vi } from 'vitest';
import { json, noContent, refusal } from '../testing/fakeService.ts';
import { openBrowser, openTab, robinAsUser, watch } from '../testing/openBrowser.ts';
import { robin, sessionAnswer } from '../testing/tokens.ts';

const credentials = { email: 'robin@example.com', password: 'correct horse' };
const account = { ...credentials, fullName: 'Robin Sample' };
const unreachable = { ok: false, message: 'The service could not be reached. Please try again.' };

describe('REQ-CALL-1: sign in', () => {
  test('sends e-mail and password and reports the session', async () => {
    const { service, backend, events, until } = await openTab();
    service.answer('POST /auth/v1/token?grant_type=password', () => json(sessionAnswer()));
    expect(await backend.signIn(credentials)).toEqual({ ok: true });
    expect(service.requests[0]?.body).toMatchObject(credentials);
    await until(2);
    expect(events).toEqual([
      ['initial', null],
      ['signed-in', robinAsUser],
    ]);
  });

  test.each([
    ['invalid_credentials', 'Invalid login credentials', {}],
    ['email_not_confirmed', 'Email not confirmed', { reason: 'unconfirmed' }],
  ])('a refusal returns the message of the service: %s', async (code, message, reason) => {
    const { service, start } = openBrowser();
    service.answer('POST /auth/v1/token', refusal(400, code, message));
    expect(await start().signIn(credentials)).toEqual({ ok: false, message, ...reason });
  });

  test.each([
    ['the service does not respond', () => 'never' as const],
    ['the browser is offline', () => 'offline' as const],
    ['a gateway responds', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['the response has no message', () => json({}, 500)],
  ])('returns the general failure message when %s', async (_case, answer) => {
    const { service, start } = openBrowser({ timeoutMs: 50 });
    service.answer('POST /auth/v1/token', answer);
    expect(await start().signIn(credentials)).toEqual(unreachable);
  });
});

describe('REQ-CALL-1: sign up', () => {
  test('sends the name as metadata and the site root as redirect address', async () => {
    const { service, start } = openBrowser();
    service.answer('POST /auth/v1/signup', () => json(robin));
    expect(await start().signUp(account)).toEqual({ ok: true });
    const [request] = service.requests;
    expect(request?.target).toBe(`/auth/v1/signup?redirect_to=${encodeURIComponent('https://site.example/')}`);
    expect(request?.body).toMatchObject({ ...credentials, data: { full_name: 'Robin Sample' } });
  });

  test('an internal error of the service returns its message', async () => {
    const { service, start } = openBrowser();
    service.answer('POST /auth/v1/signup', () => json({ code: 500, msg: 'Error sending confirmation email' }, 500));
    expect(await start().signUp(account)).toEqual({ ok: false, message: 'Error sending confirmation email' });
  });
});

describe('REQ-CALL-1, REQ-AUTH-5: sign out', () => {
  test.each([
    ['the service confirms it', noContent],
    ['the service does not respond', () => 'never' as const],
    ['the browser is offline', () => 'offline' as const],
  ])('ends the session when %s', async (_case, answer) => {
    const { service, tab, backend, events } = await openTab({ isSignedIn: true, timeoutMs: 50 });
    service.answer('POST /auth/v1/logout', answer);
    expect(await backend.signOut()).toEqual({ ok: true });
    expect(events).toEqual([
      ['initial', robinAsUser],
      ['signed-out', null],
    ]);
    expect(tab.values.size).toBe(0);
  });

  test('REQ-AUTH-10: the browser keeps the note that it has had a session', async () => {
    const { service, tab, backend } = await openTab();
    service.answer('POST /auth/v1/token', () => json(sessionAnswer()));
    service.answer('POST /auth/v1/logout', noContent);
    await backend.signIn(credentials);
    await backend.signOut();
    expect([...tab.values.keys()]).toEqual(['podium-returning']);
  });

  test('ends the session at once and signs out this device only', async () => {
    const { service, tab, backend } = await openTab({ isSignedIn: true });
    service.answer('POST /auth/v1/logout', () => 'never');
    void backend.signOut();
    expect(tab.values.size).toBe(0);
    await vi.waitFor(() => expect(service.requests.at(-1)?.target).toBe('/auth/v1/logout?scope=local'));
  });

  test('a token refresh that is answered after the sign-out does not sign in again', async () => {
    const { service, tab, start } = openBrowser({ isSignedIn: true, expiresIn: -60 });
    const renewal = Promise.withResolvers<void>();
    service.answer('POST /auth/v1/logout', noContent);
    service.answer('POST /auth/v1/token', () => json(sessionAnswer()));
    const backend = start({
      async fetch(input, init) {
        if (new Request(input).url.includes('grant_type=refresh_token')) await renewal.promise;
        return service.fetch(input, init);
      },
      timeoutMs: 50,
    });
    const { events, until } = watch(backend);
    await until(1);
    await backend.signOut();
    renewal.resolve();
    await vi.waitFor(() => expect(service.requests.some(({ target }) => target.includes('refresh_token'))).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(tab.values.has('podium-auth')).toBe(false);
    expect(tab.values.has('podium-returning')).toBe(false);
    expect(events.at(-1)).toEqual(['signed-out', null]);
  });
});

describe('REQ-AUTH-3: requests for mailed links', () => {
  test('password reset and confirmation send their redirect address', async () => {
    const { service, start } = openBrowser();
    service.answer('POST /auth/v1/recover', () => json({}));
    service.answer('POST /auth/v1/resend', () => json({}));
    const backend = start();
    expect(await backend.requestPasswordReset('robin@example.com')).toEqual({ ok: true });
    expect(await backend.resendConfirmation('robin@example.com')).toEqual({ ok: true });
    const [reset, resend] = service.requests;
    expect(reset?.target).toBe(`/auth/v1/recover?redirect_to=${encodeURIComponent('https://site.example/auth')}`);
    expect(resend?.target).toBe(`/auth/v1/resend?redirect_to=${encodeURIComponent('https://site.example/')}`);
    expect(resend?.body).toMatchObject({ email: 'robin@example.com', type: 'signup' });
  });
});
