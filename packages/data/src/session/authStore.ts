import type { Backend, SessionEvent, SessionUser } from '../client/backend.ts';
import { UNREACHABLE } from '../schemas/messages.ts';
import { type Log, logMessages } from '../logger.ts';
import type { Outcome } from '../schemas/outcome.ts';
import {
  afterLook,
  afterRecovery,
  afterSessionEvent,
  type AuthState,
  initialAuthState,
  knownSignedOut,
  withoutLinkNews,
  withoutLinkProblem,
} from './authState.ts';

/** Said when the code that speaks to the service did not arrive. */
const notLoaded: Outcome = { ok: false, message: UNREACHABLE };

export interface AuthStoreParts {
  loadBackend: () => Promise<Backend>;
  /** Runs something shortly afterwards; the profile is made then (specification §4). */
  defer: (run: () => void) => void;
  log: Log;
}

/** The session as the site uses it: a state to subscribe to, and what a visitor can do. */
export interface AuthStore {
  getState: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** Loads the backend and follows the session from now on. Harmless to call again. */
  start: () => Promise<void>;
  stop: () => void;
  /** Whether there is a sign of a session; without one loading ends without loading any code. */
  look: (hasHint: boolean) => void;
  /** The backend, loaded on first use. Rejects when its code cannot be loaded; a later call asks for it again. */
  backend: () => Promise<Backend>;
  signIn: (credentials: { email: string; password: string }) => Promise<Outcome>;
  signUp: (account: { fullName: string; email: string; password: string }) => Promise<Outcome>;
  signOut: () => Promise<Outcome>;
  resendConfirmation: (email: string) => Promise<Outcome>;
  requestPasswordReset: (email: string) => Promise<Outcome>;
  setPassword: (password: string) => Promise<Outcome>;
  leaveRecovery: () => void;
  dismissLinkProblem: () => void;
  dismissLinkNews: () => void;
}

export function createAuthStore({ loadBackend, defer, log }: AuthStoreParts): AuthStore {
  let state = initialAuthState;
  let loading: Promise<Backend> | null = null;
  let stopWatching: (() => void) | null = null;
  let isStarted = false;
  const listeners = new Set<() => void>();
  const profilesMade = new Set<string>();

  function become(next: AuthState): void {
    if (next === state) {
      return;
    }
    state = next;
    for (const listener of listeners) {
      listener();
    }
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

  /** Specification §4 and §7, call 5: shortly after the first signed-in event, once; an error is only logged. */
  function makeProfile(from: Backend, user: SessionUser): void {
    if (profilesMade.has(user.id)) {
      return;
    }
    profilesMade.add(user.id);
    async function make(): Promise<void> {
      const outcome = await from.createProfile(user);
      if (!outcome.ok) {
        log(logMessages.profileNotCreated, outcome.message);
      }
    }
    defer(() => void make());
  }

  async function start(): Promise<void> {
    if (isStarted) {
      return;
    }
    isStarted = true;
    try {
      const loaded = await backend();
      // Stopped while the code was on its way.
      if (!isStarted) {
        return;
      }
      stopWatching ??= loaded.watchSession((event: SessionEvent, user: SessionUser | null) => {
        become(afterSessionEvent(state, event, user));
        if ((event === 'signed-in' || event === 'recovery') && user !== null) {
          makeProfile(loaded, user);
        }
      });
    } catch {
      isStarted = false;
      become(knownSignedOut(state));
    }
  }

  /** Something that a visitor does with the session; it needs the session to be watched, so that it shows. */
  async function act(action: (loaded: Backend) => Promise<Outcome>): Promise<Outcome> {
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
    signUp: (account) => act((loaded) => loaded.signUp(account)),
    signOut: () => act((loaded) => loaded.signOut()),
    resendConfirmation: (email) => act((loaded) => loaded.resendConfirmation(email)),
    requestPasswordReset: (email) => act((loaded) => loaded.requestPasswordReset(email)),
    async setPassword(password) {
      const outcome = await act((loaded) => loaded.setPassword(password));
      if (outcome.ok) {
        become(afterRecovery(state));
      }
      return outcome;
    },
    leaveRecovery() {
      void act(async (loaded) => {
        loaded.leaveRecovery();
        return { ok: true };
      });
      become(afterRecovery(state));
    },
    dismissLinkProblem: () => become(withoutLinkProblem(state)),
    dismissLinkNews: () => become(withoutLinkNews(state)),
  };
}

/** Using the session outside its provider is an error (specification §4). */
export function insideProvider<Session>(session: Session | null): Session {
  if (!session) {
    throw new Error('The session can only be used inside an AuthProvider.');
  }
  return session;
}
