import { describe, expect, test, vi } from 'vitest';
import { json, refusal } from '../testing/fakeService.ts';
import { openBrowser, openTab, robinAsUser, watch } from '../testing/openBrowser.ts';
import { robin, sessionAnswer, storedSession } from '../testing/tokens.ts';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('REQ-CALL-1, REQ-CALL-2: the current session and its changes', () => {
  test('reports a stored session without a request', async () => {
    const { service, events } = await openTab({ isSignedIn: true });
    expect(events).toEqual([['initial', robinAsUser]]);
    expect(service.requests).toEqual([]);
  });

  test('a user without a name in the metadata has an empty name', async () => {
    const { tab, start } = openBrowser();
    tab.values.set(...storedSession({ ...robin, user_metadata: {} }));
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['initial', { ...robinAsUser, fullName: '' }]]);
  });

  test('an expired session whose refresh is refused has ended', async () => {
    const { service, start } = openBrowser({ isSignedIn: true, expiresIn: -60 });
    service.answer(
      'POST /auth/v1/token?grant_type=refresh_token',
      refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token'),
    );
    const { events, until } = watch(start());
    await until(1);
    expect(events).toEqual([['initial', null]]);
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
        expect(events.at(-1)).toEqual(['initial', robinAsUser]);
      },
      { timeout: 10_000 },
    );
  });

  test('reports once that another tab removed the session', async () => {
    const { tab, events } = await openTab({ isSignedIn: true });
    tab.removeElsewhere('podium-auth');
    tab.removeElsewhere('podium-auth');
    expect(events).toEqual([
      ['initial', robinAsUser],
      ['signed-out', null],
    ]);
  });

  test('stopped watchers get no events; a late watcher gets the current state', async () => {
    const { tab, start } = openBrowser({ isSignedIn: true });
    const backend = start();
    const early = watch(backend);
    early.stop();
    const patient = watch(backend);
    await patient.until(1);
    const late = watch(backend);
    await late.until(1);
    expect(late.events).toEqual([['initial', robinAsUser]]);
    tab.removeElsewhere('podium-auth');
    expect(early.events).toEqual([]);
    expect(late.events).toHaveLength(2);
  });

  test('keeps the session in memory where storage is blocked', async () => {
    const { service, start } = openBrowser();
    service.answer('POST /auth/v1/token', () => json(sessionAnswer()));
    service.answer('GET /rest/v1/deals', () => json([]));
    const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
    const backend = start({ storage });
    const { events, until } = watch(backend);
    await until(1);
    await backend.signIn({ email: 'robin@example.com', password: 'correct horse' });
    await until(2);
    await backend.listDeals();
    expect(events.at(-1)).toEqual(['signed-in', robinAsUser]);
    expect(service.requests.at(-1)?.headers['authorization']).toContain('Bearer ey');
  });
});
