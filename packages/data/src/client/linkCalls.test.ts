import { describe, expect, test } from 'vitest';
import { people } from '../fixtures/people.ts';
import { json, noContent, refusal } from '../testing/fakeService.ts';
import { openBrowser, openTab } from '../testing/openBrowser.ts';
import { robin, sessionAnswer } from '../testing/tokens.ts';
import { readMailedLink } from '../schemas/mailedLink.ts';

const link = { tokenHash: 'abc', purpose: 'signup' } as const;
const mika = { ...robin, id: '00000000-0000-4000-8000-000000000002', email: 'mika@example.com' };

describe('REQ-AUTH-3: mailed links', () => {
  test.each([
    ['?token_hash=abc&type=signup', link],
    ['?type=recovery&token_hash=abc', { tokenHash: 'abc', purpose: 'recovery' }],
    ['?token_hash=abc&type=magiclink', null],
    ['?token_hash=&type=signup', null],
    ['', null],
  ])('the query %s', (query, expected) => {
    expect(readMailedLink(query)).toEqual(expected);
  });

  test('keeps the session of another account until the password is set', async () => {
    const { service, tab, backend, events } = await openTab({ isSignedIn: true });
    service.answer('POST /auth/v1/verify', () => json(sessionAnswer(mika)));
    const kept = tab.values.get('podium-auth');
    await backend.openLink(link);
    expect(tab.values.get('podium-auth')).toBe(kept);
    backend.leaveLink();
    expect(await backend.acceptLink({ password: 'a sentence' })).toMatchObject({ ok: false });
    expect(events).toEqual([['initial', people.robin]]);
  });

  test('does not set the password again when the answer to the sign-in was lost', async () => {
    const { service, backend } = await openTab();
    service.answer('POST /auth/v1/verify', () => json(sessionAnswer()));
    service.answer('PUT /auth/v1/user', () => json(robin));
    service.answer('GET /auth/v1/user', () => 'offline');
    await backend.openLink(link);
    expect(await backend.acceptLink({ password: 'a sentence' })).toMatchObject({ ok: false });
    service.answer('GET /auth/v1/user', () => json(robin));
    expect(await backend.acceptLink({ password: 'a sentence' })).toEqual({ ok: true });
    expect(service.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test('REQ-PASS-1: accepts the same password again only when the answer to saving it was lost', async () => {
    const { service, backend } = await openTab();
    service.answer('POST /auth/v1/verify', () => json(sessionAnswer()));
    service.answer('GET /auth/v1/user', () => json(robin));
    const same = refusal(422, 'same_password', 'New password should be different from the old password.');
    service.answer('PUT /auth/v1/user', same);
    await backend.openLink(link);
    const accept = () => backend.acceptLink({ password: 'a sentence' });
    expect(await accept()).toMatchObject({ ok: false });
    expect(await accept()).toMatchObject({ ok: false });
    service.answer('PUT /auth/v1/user', () => 'offline');
    expect(await accept()).toMatchObject({ ok: false, message: 'unreachable' });
    service.answer('PUT /auth/v1/user', same);
    expect(await accept()).toEqual({ ok: true });
  });

  test.each([
    ['used or expired', refusal(403, 'otp_expired', 'Expired'), { status: 'expired' }],
    ['invalid', refusal(400, 'validation_failed', 'No'), { status: 'expired' }],
    ['rate-limited', () => json({ code: 429, msg: 'Too many' }, 429), { status: 'failed', message: 'Too many' }],
    ['opened while offline', () => 'offline' as const, { status: 'failed', message: 'unreachable' }],
    ['answered by a gateway', () => new Response('', { status: 502 }), { status: 'failed' }],
  ])('a link that is %s', async (_case, answer, expected) => {
    const { service, start } = openBrowser();
    service.answer('POST /auth/v1/verify', answer);
    expect(await start().openLink(link)).toMatchObject(expected);
  });

  test('waits for a slow answer, because a link works only once', async () => {
    const { service, start } = openBrowser({ timeoutMs: 20 });
    service.answer('POST /auth/v1/verify', () => json(sessionAnswer()));
    const backend = start({
      async fetch(input, init) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return service.fetch(input, init);
      },
    });
    expect(await backend.openLink({ ...link, purpose: 'recovery' })).toMatchObject({ status: 'opened' });
  });

  test('a change of address needs both links and never starts a session', async () => {
    const { service, tab, start } = openBrowser();
    const change = { tokenHash: 'abc', purpose: 'email_change' } as const;
    service.answer('POST /auth/v1/logout', noContent);
    const backend = start();
    service.answer('POST /auth/v1/verify', () => json({ code: '200', msg: 'Confirmation link accepted.' }));
    expect(await backend.openLink(change)).toEqual({ status: 'half-way' });
    service.answer('POST /auth/v1/verify', () => json(sessionAnswer(mika)));
    expect(await backend.openLink(change)).toEqual({ status: 'email-changed', email: 'mika@example.com' });
    expect(tab.values.size).toBe(0);
  });
});
