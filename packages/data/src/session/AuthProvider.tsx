import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Backend } from '../client/backend.ts';
import { SESSION_KEY } from '../client/sessionKeys.ts';
import { logWarning } from '../logger.ts';
import { type AuthState, initialAuthState } from './authState.ts';
import { type AuthStore, createAuthStore, insideProvider } from './authStore.ts';

export interface AuthProviderProps {
  /** Loads the code that speaks to the backend, and makes the backend once a page. */
  loadBackend: () => Promise<Backend>;
  /** Whether there may be a session; see `hasSessionHint`. */
  hasSessionHint: () => boolean;
  /** Runs something once the page has nothing better to do. Returns a function that takes it back. */
  whenIdle: (run: () => void) => () => void;
  children: ReactNode;
}

/** The store, and what tells whether its start is urgent. */
interface Session extends Pick<AuthProviderProps, 'hasSessionHint'> {
  store: AuthStore;
}

const SessionContext = createContext<Session | null>(null);

/** Shortly afterwards, when the page has shown the change (specification §4). */
function defer(run: () => void): void {
  setTimeout(run, 0);
}

/**
 * Holds the session for everything below. Without a sign of a session nothing is loaded and nobody is signed in; with one
 * the session is looked at when the page is idle. Pages that cannot wait say so with `useAuthNow`.
 */
export function AuthProvider({ loadBackend, hasSessionHint, whenIdle, children }: AuthProviderProps) {
  const [store] = useState(() => createAuthStore({ loadBackend, defer, log: logWarning }));

  useEffect(() => {
    const start = () => void store.start();
    const hasHint = hasSessionHint();
    store.look(hasHint);
    const takeBack = hasHint ? whenIdle(start) : () => {};
    // Somebody signs in in another tab.
    const follow = (event: StorageEvent) => {
      if (event.key === SESSION_KEY && event.newValue !== null) {
        start();
      }
    };
    addEventListener('storage', follow);
    return () => {
      takeBack();
      removeEventListener('storage', follow);
      store.stop();
    };
  }, [store, hasSessionHint, whenIdle]);

  const session = useMemo(() => ({ store, hasSessionHint }), [store, hasSessionHint]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useSession(): Session {
  return insideProvider(use(SessionContext));
}

const loadingState = () => initialAuthState;

export type Auth = AuthState &
  Pick<
    AuthStore,
    | 'signIn'
    | 'signUp'
    | 'signOut'
    | 'resendConfirmation'
    | 'requestPasswordReset'
    | 'setPassword'
    | 'leaveRecovery'
    | 'dismissLinkProblem'
    | 'dismissLinkNews'
  >;

/** The session and what can be done with it. An error outside the provider (specification §4). */
export function useAuth(): Auth {
  const { store } = useSession();
  const state = useSyncExternalStore(store.subscribe, store.getState, loadingState);
  return useMemo(() => ({ ...store, ...state }), [store, state]);
}

/** Like `useAuth`, for pages that need the session as soon as they open: its code is loaded without waiting for idleness. */
export function useAuthNow(): Auth {
  const { store, hasSessionHint } = useSession();
  useEffect(() => {
    if (hasSessionHint()) void store.start();
  }, [store, hasSessionHint]);
  return useAuth();
}

/** The backend, loaded when it is first asked for; rejects when its code cannot be loaded. */
export function useBackend(): () => Promise<Backend> {
  return useSession().store.backend;
}
