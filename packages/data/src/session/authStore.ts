import type { Backend, SessionUser } from '../client/backend.ts';
import { logMessages, logWarning } from '../logger.ts';
import { NotLoadedError, type Result } from '../schemas/result.ts';
import { afterLook, afterRetry, afterSessionEvent, type AuthState } from './authState.ts';
import { messageCode } from '../schemas/messages.ts';

const notLoaded: Result = { ok: false, message: messageCode('not_loaded') };
const failed: Result = { ok: false };

export type AuthStore = ReturnType<typeof createAuthStore>;

/** The session as an external store, with the actions of a visitor. */
export function createAuthStore(loadBackend: () => Promise<Backend>) {
  let state: AuthState = { status: 'prerendered' };
  let loading: Promise<Backend> | null = null;
  /** Resolves to the function that stops watching. Null before the start and after a failed load. */
  let watching: Promise<(() => void) | undefined> | null = null;
  const listeners = new Set<() => void>();

  function become(next: AuthState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** The backend, loaded on first use. Rejects if it was not loaded; a later call retries. */
  function backend(): Promise<Backend> {
    loading ??= loadBackend().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  /** Loads the backend and watches the session. Idempotent. */
  async function start(): Promise<void> {
    watching ??= watch().catch(() => {
      watching = null;
      if (state.status === 'loading') become({ status: 'unknown' });
      return undefined;
    });
    await watching;
  }

  async function watch(): Promise<() => void> {
    const loaded = await backend();
    return loaded.watchSession((event, user) => {
      const knownUser = state.status === 'signed-in' ? state.user : null;
      become(afterSessionEvent(state, event, user));
      // In a task of its own, so that the page renders the change first.
      if (user !== null && user.id !== knownUser?.id) setTimeout(() => void makeProfile(loaded, user));
    });
  }

  /** Runs an action on the session. Watches the session first, so that the state reflects the result. */
  async function act(action: (loaded: Backend) => Promise<Result>): Promise<Result> {
    try {
      const loaded = await backend();
      await start();
      return await action(loaded);
    } catch (error) {
      return error instanceof NotLoadedError ? notLoaded : failed;
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
      void watching?.then((stopWatching) => stopWatching?.());
      watching = null;
    },
    /** Applies the session hint; without one loading ends and no code is loaded. */
    look: (hasHint: boolean) => become(afterLook(state, hasHint)),
    backend,
    signIn: (...args: Parameters<Backend['signIn']>) => act((loaded) => loaded.signIn(...args)),
    acceptLink: (...args: Parameters<Backend['acceptLink']>) => act((loaded) => loaded.acceptLink(...args)),
    /** Reads the session again after it was unknown. */
    async retry(): Promise<void> {
      become(afterRetry(state));
      if (watching) await (await backend()).lookForSession();
      else await start();
    },
  };
}

/** Creates the profile row; an error is only logged (REQ-AUTH-8). */
async function makeProfile(backend: Backend, user: SessionUser): Promise<void> {
  const result = await backend.createProfile(user);
  if (!result.ok) logWarning(logMessages.profileNotCreated, result.message);
}
