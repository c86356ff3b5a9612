import type { Backend, SessionUser } from '../client/backend.ts';
import { logMessages, logWarning } from '../logger.ts';
import type { Result } from '../schemas/result.ts';
import { afterLook, afterSessionEvent, type AuthState, initialAuthState } from './authState.ts';
import { messageCode } from '../schemas/messages.ts';

const notLoaded: Result = { ok: false, message: messageCode('unreachable') };

export type AuthStore = ReturnType<typeof createAuthStore>;

/** The session as an external store, with the actions of a visitor. */
export function createAuthStore(loadBackend: () => Promise<Backend>) {
  let state = initialAuthState;
  let loading: Promise<Backend> | null = null;
  let stopWatching: (() => void) | null = null;
  let isStarted = false;
  const listeners = new Set<() => void>();
  /** The user whose profile has been asked for in this session. */
  let profileAskedFor: string | undefined;

  function become(next: AuthState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** The backend, loaded on first use. Rejects if the code fails to load; a later call retries. */
  function backend(): Promise<Backend> {
    loading ??= loadBackend().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  /** Loads the backend and watches the session. Idempotent. */
  async function start(): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    try {
      const loaded = await backend();
      // Stopped while the code was loading.
      if (!isStarted) return;
      stopWatching ??= loaded.watchSession((event, user) => {
        become(afterSessionEvent(state, event, user));
        if (user?.id === profileAskedFor) return;
        profileAskedFor = user?.id;
        if (user === null) return;
        // After the page has rendered the change.
        setTimeout(() => void makeProfile(loaded, user));
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
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    stop(): void {
      isStarted = false;
      stopWatching?.();
      stopWatching = null;
    },
    /** Applies the session hint; without one loading ends and no code is loaded. */
    look: (hasHint: boolean) => become(afterLook(state, hasHint)),
    backend,
    signIn: (...args: Parameters<Backend['signIn']>) => act((loaded) => loaded.signIn(...args)),
    acceptLink: (...args: Parameters<Backend['acceptLink']>) => act((loaded) => loaded.acceptLink(...args)),
    /** Reads the session again after it was unknown. */
    async retry(): Promise<void> {
      become({ ...state, isLoading: true, isUnknown: false, isLate: false });
      if (stopWatching) await (await backend()).lookForSession();
      else await start();
    },
  };
}

/** Creates the profile row; an error is only logged (REQ-AUTH-8). */
async function makeProfile(backend: Backend, user: SessionUser): Promise<void> {
  const result = await backend.createProfile(user);
  if (!result.ok) logWarning(logMessages.profileNotCreated, result.message);
}
