import { describe, expect, test, vi } from 'vitest';
import { json, noContent, refusal } from '../testing/fakeService.ts';
import { openBrowser, watch } from '../testing/openBrowser.ts';
import { sessionAnswer } from '../testing/tokens.ts';

// The flows `wire` and `session` cover the calls that succeed.

const credentials = { email: 'robin@example.com', password: 'correct horse' };

describe('REQ-CALL-1: sign in', () => {
  test.each([
    [400, 'email_not_confirmed', 'No', { message: 'email_not_confirmed', reason: 'unconfirmed' }],
    [429, 'over_request_rate_limit', 'Try again in 4 minutes.', { message: 'too_many_attempts_minutes 4' }],
    [429, 'over_request_rate_limit', 'Request rate limit reached', { message: 'too_many_attempts' }],
    [429, 'over_email_send_rate_limit', 'email rate limit exceeded', { message: 'email rate limit exceeded' }],
    [422, 'weak_password', 'At least 12 characters.', { message: 'At least 12 characters.' }],
    [500, 'unexpected_failure', 'No', { message: 'No' }],
  ])('REQ-TEXT-1: %i %s returns a code, or else the message of the service', async (status, code, text, failure) => {
    const { service, start } = openBrowser();
    service.answer('POST /auth/v1/token', refusal(status, code, text));
    expect(await start().signIn(credentials)).toEqual({ ok: false, ...failure });
  });

  test.each([
    ['has none', () => json({}, 500)],
    ['is the page of a firewall', () => new Response('<html></html>', { status: 403 })],
    ['has no session', () => json({})],
  ])('returns the general failure message when the response %s', async (_case, answer) => {
    const { service, start } = openBrowser();
    service.answer('POST /auth/v1/token', answer);
    expect(await start().signIn(credentials)).toEqual({ ok: false, message: 'unreachable' });
  });
});

test('REQ-AUTH-5: sign out: a token refresh that is answered after the sign-out does not sign in again', async () => {
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
  expect(tab.values.get('podium-returning')).toBe('ended');
  expect(events.at(-1)).toEqual(['signed-out', null]);
});
