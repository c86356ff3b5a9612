import { describe, expect, test, vi } from 'vitest';
import { people } from '../fixtures/people.ts';
import { json, refusal } from '../testing/fakeService.ts';
import { openBrowser, openTab, watch } from '../testing/openBrowser.ts';
import { robin, sessionAnswer } from '../testing/tokens.ts';

describe('REQ-CALL-1, REQ-CALL-2: the current session and its changes', () => {
  test('an expired session whose refresh is refused has ended', async () => {
    const { service, start } = openBrowser({ isSignedIn: true, expiresIn: -60 });
    service.answer('POST /auth/v1/token', refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token'));
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['initial', null]]);
  });

  test.each([
    [{}, ['initial', null]],
    [{ id: robin.id }, ['initial', { id: robin.id, email: '', fullName: '' }]],
  ])('a stored session with the user %j does not stay unknown', async (user, event) => {
    const { tab, start } = openBrowser();
    tab.values.set('podium-auth', JSON.stringify({ ...sessionAnswer(), user }));
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([event]);
    expect(tab.values.has('podium-auth')).toBe('id' in user);
  });

  test.each(['never', 'offline'] as const)(
    'REQ-ROUTE-7: an expired session whose refresh gets no answer is unknown and kept: %s',
    async (answer) => {
      const { service, tab, start } = openBrowser({ isSignedIn: true, expiresIn: -60, timeoutMs: 50 });
      service.answer('POST /auth/v1/token', () => answer);
      const { events, until } = watch(start());
      await until(1);
      expect(events).toEqual([['unknown', null]]);
      expect(tab.values.has('podium-auth')).toBe(true);
    },
  );

  test('REQ-ROUTE-7: lookForSession reports the answer of the service after an unknown session', async () => {
    const { service, start } = openBrowser({ isSignedIn: true, expiresIn: -60, timeoutMs: 50 });
    service.answer('POST /auth/v1/token', () => 'never');
    const backend = start();
    const { events, until } = watch(backend);
    await until(1);
    service.answer('POST /auth/v1/token', () => json(sessionAnswer()));
    // The first request is still pending; its token refresh is shared.
    await vi.waitFor(
      async () => {
        await backend.lookForSession();
        expect(events.at(-1)).toEqual(['initial', people.robin]);
      },
      { timeout: 10_000 },
    );
  });

  test.each([
    ['REQ-JOIN-3: it expired there', 'podium-auth', 'yes', 'expired'],
    ['it was signed out there', 'podium-auth', 'ended', 'signed-out'],
    ['the account was deleted there', 'podium-auth', undefined, 'signed-out'],
    ['the visitor cleared the storage', null, 'yes', 'signed-out'],
  ] as const)('reports once that another tab removed the session: %s', async (_why, key, note, event) => {
    const { tab, events } = await openTab({ isSignedIn: true });
    if (note) tab.values.set('podium-returning', note);
    else tab.values.delete('podium-returning');
    tab.removeElsewhere(key);
    tab.removeElsewhere(key);
    expect(events).toEqual([
      ['initial', people.robin],
      [event, null],
    ]);
  });

  test('a page that Back restores from memory reports that its session has ended meanwhile', async () => {
    const { tab, events } = await openTab({ isSignedIn: true });
    tab.restore();
    expect(events).toHaveLength(1);
    tab.values.set('podium-returning', 'ended').delete('podium-auth');
    tab.restore();
    expect(events).toEqual([
      ['initial', people.robin],
      ['signed-out', null],
    ]);
  });
});
