import { describe, expect, test, vi } from 'vitest';
import type { Backend, SessionEvent, SessionListener, SessionUser } from '../client/backend.ts';
import { people } from '../fixtures/people.ts';
import { LOG_PREFIX, logMessages } from '../logger.ts';
import { NotLoadedError } from '../schemas/result.ts';
import { createAuthStore } from './authStore.ts';

const { robin } = people;
const credentials = { email: robin.email, password: 'correct horse' };
const noChunk = new NotLoadedError('Failed to fetch dynamically imported module');

/** A store with a backend that reports `firstEvent` for `user`. */
function open({ user = null, firstEvent = 'initial' }: { user?: SessionUser | null; firstEvent?: SessionEvent } = {}) {
  const listeners = new Set<SessionListener>();
  function tell(event: SessionEvent, next: SessionUser | null) {
    for (const listener of listeners) listener(event, next);
  }
  const watchSession = vi.fn<Backend['watchSession']>((listener) => {
    listeners.add(listener);
    queueMicrotask(() => tell(firstEvent, user));
    return () => listeners.delete(listener);
  });
  const createProfile = vi.fn<Backend['createProfile']>(async () => ({ ok: true }));
  const backend: Partial<Backend> = {
    watchSession,
    createProfile,
    async signIn() {
      tell('signed-in', robin);
      return { ok: true };
    },
    lookForSession: async () => tell('initial', user),
  };
  const loadBackend = vi.fn<() => Promise<Backend>>(async () => backend as Backend);
  return { tell, watchSession, createProfile, loadBackend, store: createAuthStore(loadBackend) };
}

test('REQ-AUTH-8, REQ-LOG-1: the profile is created once in a session, after the first signed-in event; an error is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { tell, createProfile, store } = open();
  createProfile.mockResolvedValueOnce({ ok: false, message: 'permission denied' });
  await store.signIn(credentials);
  expect(createProfile).not.toHaveBeenCalled();
  tell('signed-in', robin);
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([[LOG_PREFIX, logMessages.profileNotCreated, 'permission denied']]),
  );
  expect(createProfile).toHaveBeenCalledTimes(1);
  expect(store.getState()).toMatchObject({ status: 'signed-in', user: robin });
  warn.mockRestore();
  tell('signed-out', null);
  tell('signed-in', robin);
  await vi.waitFor(() => expect(createProfile).toHaveBeenCalledTimes(2));
});

describe('the session code is loaded on demand', () => {
  test('is loaded once for any number of calls', async () => {
    const { watchSession, loadBackend, store } = open();
    await Promise.all([store.start(), store.start(), store.backend(), store.signIn(credentials)]);
    expect(loadBackend).toHaveBeenCalledTimes(1);
    expect(watchSession).toHaveBeenCalledTimes(1);
  });

  test('a failed load ends loading, returns the failure message, and is retried', async () => {
    const { loadBackend, store } = open();
    loadBackend
      .mockRejectedValueOnce(noChunk)
      .mockRejectedValueOnce(noChunk)
      .mockRejectedValueOnce(new Error('offline'));
    store.look(false);
    await store.start();
    expect(store.getState()).toMatchObject({ status: 'signed-out' });
    expect(await store.signIn(credentials)).toEqual({ ok: false, message: 'not_loaded' });
    expect(await store.signIn(credentials)).toEqual({ ok: false });
    expect(await store.signIn(credentials)).toEqual({ ok: true });
    expect(store.getState()).toMatchObject({ status: 'signed-in', user: robin });
  });
});

describe('REQ-ROUTE-7: a session that cannot be refreshed because the service fails', () => {
  test('is read again when the visitor retries', async () => {
    const { store } = open({ firstEvent: 'unknown' });
    await store.start();
    await vi.waitFor(() => expect(store.getState().status).toBe('unknown'));
    await store.retry();
    // Requested by the visitor, so it may navigate.
    expect(store.getState()).toMatchObject({ status: 'signed-out', isLate: false });
  });

  test('is also unknown when the session code cannot be loaded', async () => {
    const { loadBackend, store } = open({ user: robin });
    loadBackend.mockRejectedValueOnce(noChunk);
    store.look(true);
    await store.start();
    expect(store.getState()).toEqual({ status: 'unknown' });
    await store.retry();
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ status: 'signed-in', user: robin }));
  });
});
