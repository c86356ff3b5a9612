import type { Backend, SessionEvent, SessionUser } from '../client/backend.ts';
import { type Log, logMessages } from '../logger.ts';
import type { Result } from '../schemas/result.ts';
import { afterLook, afterSessionEvent, type AuthState, initialAuthState } from './authState.ts';
import { messageCode } from '../schemas/messages.ts';

/** The result if the backend's code failed to load. */
const notLoaded: Result = { ok: false, message: messageCode('unreachable') };

export interface AuthStoreParts {
  loadBackend: () => Promise<Backend>;
  /** Runs a callback after the current task; used for profile creation (REQ-AUTH-8). */
  defer: (run: () => void) => void;
  log: Log;
}

/** The session as an external store, with the actions of a visitor. */
export interface AuthStore {
  getState: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** Loads the backend and watches the session. Idempotent. */
  start: () => Promise<void>;
  stop: () => void;
  /** Applies the session hint; without one loading ends and no code is loaded. */
  look: (hasHint: boolean) => void;
  /** The backend, loaded on first use. Rejects if the code fails to load; a later call retries. */
  backend: () => Promise<Backend>;
  signIn: (credentials: { email: string; password: string }) => Promise<Result>;
  acceptLink: (values: { password: string; fullName?: string; code?: string }) => Promise<Result>;
  /** Reads the session again after it was unknown. */
  retry: () => Promise<void>;
}

export function createAuthStore({ loadBackend, defer, log }: AuthStoreParts): AuthStore {
  let state = initialAuthState;
  let loading: Promise<Backend> | null = null;
  let stopWatching: (() => void) | null = null;
  let isStarted = false;
  const listeners = new Set<() => void>();
  const profilesAsked = new Set<string>();

  function become(next: AuthState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(): Promise<Backend> {
    try {
      return await loadBackend();
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  function backend(): Promise<Backend> {
    loading ??= load();
    return loading;
  }

  /** Creates the profile row once per user and page load; an error is only logged (REQ-AUTH-8). */
  function makeProfile(from: Backend, user: SessionUser): void {
    if (profilesAsked.has(user.id)) return;
    profilesAsked.add(user.id);
    async function make(): Promise<void> {
      const result = await from.createProfile(user);
      if (!result.ok) log(logMessages.profileNotCreated, result.message);
    }
    defer(() => void make());
  }

  async function start(): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    try {
      const loaded = await backend();
      // Stopped while the code was loading.
      if (!isStarted) return;
      stopWatching ??= loaded.watchSession((event: SessionEvent, user: SessionUser | null) => {
        become(afterSessionEvent(state, event, user));
        if (user !== null) makeProfile(loaded, user);
      });
    } catch {
      isStarted = false;
      if (state.isLoading) become(afterSessionEvent(state, 'unknown', null));
    }
  }

  /** Runs an action on the session. Watches the session first, so that the state reflects the result. */
  async function act(action: (loaded: Backend) => Promise<Result>): Promise<Result> {
    try {
      const loaded = await backend();
      await start();
      return await action(loaded);
    } catch {
      return notLoaded;
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    stop() {
      isStarted = false;
      stopWatching?.();
      stopWatching = null;
    },
    look: (hasHint) => become(afterLook(state, hasHint)),
    backend,
    signIn: (credentials) => act((loaded) => loaded.signIn(credentials)),
    acceptLink: (values) => act((loaded) => loaded.acceptLink(values)),
    async retry() {
      become({ ...state, isLoading: true, isUnknown: false, isLate: false });
      if (stopWatching) {
        await (await backend()).lookForSession();
      } else {
        await start();
      }
    },
  };
}
