import { describe, expect, test } from 'vitest';
import { json } from '../testing/fakeService.ts';
import { openBrowser, robinAsUser, watch } from '../testing/openBrowser.ts';
import { robin, sessionAnswer } from '../testing/tokens.ts';

const unreachable = { ok: false, message: 'The service could not be reached. Please try again.' };

describe('specification §7, call 1: sign in', () => {
  test('sends e-mail and password, and tells of the session', async () => {
    const { service, start } = openBrowser();
    const backend = start();
    const { events, until } = watch(backend);
    await until(1);
    service.answer('POST /auth/v1/token?grant_type=password', () => json(sessionAnswer()));
    expect(await backend.signIn({ email: 'robin@example.com', password: 'correct horse' })).toEqual({ ok: true });
    expect(service.requests[0]?.body).toMatchObject({ email: 'robin@example.com', password: 'correct horse' });
    await until(2);
    expect(events).toEqual([
      ['initial', null],
      ['signed-in', robinAsUser],
    ]);
  });

  test("a refusal carries the service's sentence", async () => {
    const { service, start } = openBrowser();
    service.answer('POST /auth/v1/token', () =>
      json({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400),
    );
    expect(await start().signIn({ email: 'robin@example.com', password: 'wrong horse' })).toEqual({
      ok: false,
      message: 'Invalid login credentials',
    });
  });

  test.each([
    ['nobody answers', () => 'never' as const],
    ['the visitor is offline', () => 'offline' as const],
    ['a gateway answers', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['the answer has no words', () => json({}, 500)],
  ])('says one clear sentence when %s', async (_case, answer) => {
    const { service, start } = openBrowser({ timeoutMs: 50 });
    service.answer('POST /auth/v1/token', answer);
    expect(await start().signIn({ email: 'robin@example.com', password: 'correct horse' })).toEqual(unreachable);
  });
});

describe('specification §7, call 2: sign up', () => {
  test('sends the name as metadata and the site root as the way back', async () => {
    const { service, start } = openBrowser();
    service.answer('POST /auth/v1/signup', () => json(robin));
    const account = { fullName: 'Robin Sample', email: 'robin@example.com', password: 'correct horse' };
    expect(await start().signUp(account)).toEqual({ ok: true });
    const [request] = service.requests;
    expect(request?.target).toBe(`/auth/v1/signup?redirect_to=${encodeURIComponent('https://site.example/')}`);
    expect(request?.body).toMatchObject({
      email: 'robin@example.com',
      password: 'correct horse',
      data: { full_name: 'Robin Sample' },
    });
  });

  test("a failure inside the service carries the service's sentence", async () => {
    const { service, start } = openBrowser();
    service.answer('POST /auth/v1/signup', () => json({ code: 500, msg: 'Error sending confirmation email' }, 500));
    const account = { fullName: 'Robin Sample', email: 'robin@example.com', password: 'correct horse' };
    expect(await start().signUp(account)).toEqual({ ok: false, message: 'Error sending confirmation email' });
  });
});

describe('specification §7, call 3: sign out', () => {
  test('ends the session', async () => {
    const { service, tab, start } = openBrowser({ isSignedIn: true });
    service.answer('POST /auth/v1/logout', () => new Response(null, { status: 204 }));
    const backend = start();
    const { events, until } = watch(backend);
    await until(1);
    expect(await backend.signOut()).toEqual({ ok: true });
    expect(events).toEqual([
      ['initial', robinAsUser],
      ['signed-out', null],
    ]);
    expect(tab.values.size).toBe(0);
  });

  test.each(['never', 'offline'] as const)('ends it here also when the service is silent: %s', async (answer) => {
    const { service, tab, start } = openBrowser({ isSignedIn: true, timeoutMs: 50 });
    service.answer('POST /auth/v1/logout', () => answer);
    const backend = start();
    const { events, until } = watch(backend);
    await until(1);
    expect(await backend.signOut()).toEqual({ ok: true });
    expect(events.at(-1)).toEqual(['signed-out', null]);
    expect(tab.values.size).toBe(0);
  });
});

describe('ours: links by mail', () => {
  test('reset and confirmation are asked for with the way back', async () => {
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
