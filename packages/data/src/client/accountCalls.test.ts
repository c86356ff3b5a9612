import { describe, expect, test, vi } from 'vitest';
import { json } from '../testing/fakeService.ts';
import { linkTo, openBrowser } from '../testing/openBrowser.ts';
import { robin, sessionAnswer } from '../testing/tokens.ts';
import type { SessionEvent } from './backend.ts';

/** A visitor's browser, and what the session tells. */
async function open({ href, isSignedIn = true }: { href?: string; isSignedIn?: boolean } = {}) {
  const { service, tab, start } = openBrowser({ href, isSignedIn });
  service.answer('GET /auth/v1/user', () => json(robin));
  const backend = start();
  const events: SessionEvent[] = [];
  backend.watchSession((event) => events.push(event));
  await vi.waitFor(() => expect(events).toHaveLength(1));
  return { service, tab, backend, events };
}

const refusal = (status: number, error_code: string, msg: string) => () =>
  json({ code: status, error_code, msg }, status);

describe('issue 6 §5, accounts: password', () => {
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

  test('says that the present password is another one, and sets nothing', async () => {
    const { service, backend } = await open();
    service.answer('POST /auth/v1/token', refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    expect(await backend.changePassword(passwords)).toEqual({
      ok: false,
      message: 'This is not your present password',
    });
    expect(service.requests).toHaveLength(1);
  });

  test("a refusal of the new one carries the service's sentence", async () => {
    const { service, backend } = await open();
    service.answer('POST /auth/v1/token', () => json(sessionAnswer()));
    service.answer('PUT /auth/v1/user', refusal(422, 'same_password', 'New password should be different'));
    expect(await backend.changePassword(passwords)).toEqual({ ok: false, message: 'New password should be different' });
  });

  test('needs a session', async () => {
    const { service, backend } = await open({ isSignedIn: false });
    expect(await backend.changePassword(passwords)).toEqual({ ok: false, message: 'User not authenticated' });
    expect(service.requests).toEqual([]);
  });
});

describe('issue 6 §5, accounts: e-mail', () => {
  test('asks for two mailed links that lead to /deals', async () => {
    const { service, backend } = await open();
    service.answer('PUT /auth/v1/user', () => json(robin));
    expect(await backend.changeEmail('new@example.com')).toEqual({ ok: true });
    const [request] = service.requests;
    expect(request?.body).toMatchObject({ email: 'new@example.com' });
    expect(request?.target).toBe(`/auth/v1/user?redirect_to=${encodeURIComponent('https://site.example/deals')}`);
  });

  test('does not say that an address has an account', async () => {
    const { service, backend } = await open();
    service.answer('PUT /auth/v1/user', refusal(422, 'email_exists', 'A user with this email address exists'));
    expect(await backend.changeEmail('taken@example.com')).toEqual({ ok: true });
  });

  test('too soon after the last one: the sentence of the service', async () => {
    const { service, backend } = await open();
    service.answer('PUT /auth/v1/user', refusal(429, 'over_email_send_rate_limit', 'Only after 42 seconds.'));
    expect(await backend.changeEmail('new@example.com')).toEqual({ ok: false, message: 'Only after 42 seconds.' });
  });

  test('the first link says that the second one is still to be opened; the session goes on', async () => {
    const { tab, events } = await open({ href: 'https://site.example/deals#message=Confirmation+link+accepted.' });
    expect(events).toEqual(['email-half-changed']);
    expect(tab.address()).toBe('https://site.example/deals');
    expect(tab.values.size).toBe(1);
  });

  test.each([true, false])(
    'the second link tells that the address has changed; signed in here: %s',
    async (isSignedIn) => {
      const { events, tab } = await open({ href: linkTo('/deals', 'email_change'), isSignedIn });
      expect(events).toEqual(['email-changed']);
      expect(tab.values.size).toBe(isSignedIn ? 1 : 0);
    },
  );
});

describe('issue 6 §5, accounts: my data', () => {
  test('come table by table', async () => {
    const { service, backend } = await open();
    const stored = { profiles: [{ full_name: 'Robin Sample' }], contact_messages: null };
    service.answer('POST /rest/v1/rpc/my_data', () => json(stored));
    expect(await backend.readMyData()).toEqual({ ok: true, value: stored });
  });

  test('of an account that is gone, and anything else that is no data, count as not to be had', async () => {
    const { service, backend } = await open();
    service.answer('POST /rest/v1/rpc/my_data', () => json(null));
    expect(await backend.readMyData()).toEqual({ ok: false, reason: 'unavailable' });
  });
});

describe('issue 6 §5, accounts: delete', () => {
  const password = 'correct horse';

  test('signs in again, deletes, and ends the session here and for other tabs', async () => {
    const { service, tab, backend, events } = await open();
    service.answer('POST /auth/v1/token?grant_type=password', () => json(sessionAnswer()));
    service.answer('POST /rest/v1/rpc/delete_account', () => new Response(null, { status: 204 }));
    expect(await backend.deleteAccount(password)).toEqual({ ok: true });
    expect(service.requests.map(({ body }) => body)).toMatchObject([{ email: 'robin@example.com', password }, {}]);
    expect(events.at(-1)).toBe('deleted');
    expect(events).not.toContain('signed-out');
    expect(tab.values.size).toBe(0);
  });

  test('says that the password is another one, and deletes nothing', async () => {
    const { service, tab, backend, events } = await open();
    service.answer('POST /auth/v1/token', refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    expect(await backend.deleteAccount('a guess')).toEqual({ ok: false, message: 'This is not your present password' });
    expect(service.requests).toHaveLength(1);
    expect(events).toEqual(['initial']);
    expect(tab.values.size).toBe(1);
  });

  test('a failure keeps account and session', async () => {
    const { service, tab, backend, events } = await open();
    service.answer('POST /auth/v1/token', () => json(sessionAnswer()));
    service.answer('POST /rest/v1/rpc/delete_account', () => json({ code: '57014', message: 'timeout' }, 500));
    expect(await backend.deleteAccount(password)).toEqual({
      ok: false,
      message: 'The service could not be reached. Please try again.',
    });
    expect(events).not.toContain('deleted');
    expect(tab.values.size).toBe(1);
  });
});
