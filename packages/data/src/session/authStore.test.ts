import { describe, expect, test, vi } from 'vitest';
import type { Backend } from '../client/backend.ts';
import { createFakeBackend, type FakeBackendOptions } from '../fixtures/fakeBackend.ts';
import { people } from '../fixtures/people.ts';
import { type Log, logMessages } from '../logger.ts';
import { createAuthStore, insideProvider } from './authStore.ts';

const { robin, mika } = people;
const credentials = { email: robin.email, password: 'correct horse' };

function open(options: FakeBackendOptions = {}) {
  const backend = createFakeBackend(options);
  const log = vi.fn<Log>();
  const deferred: (() => void)[] = [];
  const loadBackend = vi.fn<() => Promise<Backend>>(async () => backend);
  const store = createAuthStore({ loadBackend, defer: (run) => void deferred.push(run), log });
  const settle = async () => {
    for (const run of deferred.splice(0)) {
      run();
    }
    await Promise.resolve();
  };
  return { backend, log, deferred, loadBackend, store, settle };
}

function profilesMade({ calls }: { calls: string[] }): number {
  return calls.filter((name) => name === 'createProfile').length;
}

describe('specification §4, auth state', () => {
  test('loading lasts until the session is first known', async () => {
    const { store } = open({ user: robin });
    const seen: boolean[] = [];
    store.subscribe(() => seen.push(store.getState().isLoading));
    expect(store.getState()).toMatchObject({ isLoading: true, user: null });
    await store.start();
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ isLoading: false, user: robin }));
    expect(seen).toEqual([false]);
  });

  test('using it outside its provider is an error', () => {
    expect(() => insideProvider(null)).toThrow('The session can only be used inside an AuthProvider.');
  });

  test('sign-in shows the user, sign-out clears him', async () => {
    const { store } = open();
    expect(await store.signIn(credentials)).toEqual({ ok: true });
    expect(store.getState().user).toEqual(robin);
    expect(await store.signOut()).toEqual({ ok: true });
    expect(store.getState()).toMatchObject({ user: null, endedBy: 'sign-out' });
  });

  test('what happens in another tab shows here', async () => {
    const { backend, store } = open({ user: robin });
    await store.start();
    backend.tell('signed-out', null);
    expect(store.getState().user).toBeNull();
    backend.tell('signed-in', mika);
    expect(store.getState().user).toEqual(mika);
  });
});

describe('specification §7, call 5: the profile', () => {
  test('is made shortly after the first signed-in event, once', async () => {
    const { backend, settle, store } = open();
    await store.signIn(credentials);
    expect(profilesMade(backend)).toBe(0);
    await settle();
    expect(profilesMade(backend)).toBe(1);
    backend.tell('signed-in', robin);
    await settle();
    expect(profilesMade(backend)).toBe(1);
  });

  test('is made for whoever comes by a mailed link, not for a session that was there', async () => {
    const confirmed = open({ user: robin, firstEvent: 'signed-in' });
    await confirmed.store.start();
    await vi.waitFor(() => expect(confirmed.deferred).toHaveLength(1));
    const returning = open({ user: robin });
    await returning.store.start();
    await vi.waitFor(() => expect(returning.store.getState().isLoading).toBe(false));
    expect(returning.deferred).toHaveLength(0);
  });

  test('an error is only logged', async () => {
    const { log, settle, store } = open({
      answers: { createProfile: async () => ({ ok: false, message: 'permission denied' }) },
    });
    await store.signIn(credentials);
    await settle();
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(logMessages.profileNotCreated, 'permission denied'));
    expect(store.getState().user).toEqual(robin);
  });
});

describe('the session is lazy', () => {
  test('without a sign of a session nothing is loaded', () => {
    const { loadBackend, store } = open();
    store.look(false);
    expect(store.getState()).toMatchObject({ isLoading: false, user: null });
    expect(loadBackend).not.toHaveBeenCalled();
  });

  test('the code is loaded once, however often it is asked for', async () => {
    const { backend, loadBackend, store } = open();
    await Promise.all([store.start(), store.start(), store.backend(), store.signIn(credentials)]);
    expect(loadBackend).toHaveBeenCalledTimes(1);
    expect(backend.calls.filter((name) => name === 'watchSession')).toHaveLength(1);
  });

  test('code that does not arrive ends loading, says so, and is asked for again', async () => {
    const backend = createFakeBackend();
    const loadBackend = vi
      .fn<() => Promise<Backend>>(async () => backend)
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const store = createAuthStore({ loadBackend, defer: (run) => run(), log: vi.fn<Log>() });
    await store.start();
    expect(store.getState()).toMatchObject({ isLoading: false, user: null });
    expect(await store.signIn(credentials)).toEqual({
      ok: false,
      message: 'The service could not be reached. Please try again.',
    });
    expect(await store.signIn(credentials)).toEqual({ ok: true });
    expect(store.getState().user).toEqual(robin);
  });

  test('stopped and started again, as in strict mode, it follows once', async () => {
    const { backend, store } = open({ user: robin });
    const first = store.start();
    store.stop();
    await Promise.all([first, store.start()]);
    await vi.waitFor(() => expect(store.getState().user).toEqual(robin));
    expect(backend.calls.filter((name) => name === 'watchSession')).toHaveLength(1);
    store.stop();
    backend.tell('signed-out', null);
    expect(store.getState().user).toEqual(robin);
  });
});

describe('rulings, password reset', () => {
  test('reset mode lasts until the password is set', async () => {
    const { store } = open({ user: robin, firstEvent: 'recovery' });
    await store.start();
    await vi.waitFor(() => expect(store.getState().isRecovery).toBe(true));
    expect(await store.setPassword('a better horse')).toEqual({ ok: true });
    expect(store.getState()).toMatchObject({ isRecovery: false, user: robin });
  });

  test('a password that is refused changes nothing', async () => {
    const refusal = { ok: false, message: 'New password should be different from the old password.' };
    const { store } = open({ user: robin, firstEvent: 'recovery', answers: { setPassword: async () => refusal } });
    await store.start();
    await vi.waitFor(() => expect(store.getState().isRecovery).toBe(true));
    expect(await store.setPassword('the same horse')).toEqual(refusal);
    expect(store.getState().isRecovery).toBe(true);
  });

  test('leaving it keeps the session', async () => {
    const { backend, store } = open({ user: robin, firstEvent: 'recovery' });
    await store.start();
    await vi.waitFor(() => expect(store.getState().isRecovery).toBe(true));
    store.leaveRecovery();
    expect(store.getState()).toMatchObject({ isRecovery: false, user: robin });
    await vi.waitFor(() => expect(backend.calls).toContain('leaveRecovery'));
  });
});
