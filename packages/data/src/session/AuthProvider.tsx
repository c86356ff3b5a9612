import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Backend } from '../client/backend.ts';
import { SESSION_KEY } from '../client/sessionKeys.ts';
import { logWarning } from '../logger.ts';
import { type AuthState, initialAuthState } from './authState.ts';
import { type AuthStore, createAuthStore } from './authStore.ts';

export interface AuthProviderProps {
  /** Loads the backend's code and creates the backend once per page. */
  loadBackend: () => Promise<Backend>;
  /** Whether there may be a session; see `hasSessionHint`. */
  hasSessionHint: () => boolean;
  /** Runs a callback when the page is idle. Returns a function that cancels it. */
  whenIdle: (run: () => void) => () => void;
  children: ReactNode;
}

/** The store, and the hint whether to start it at once. */
interface Session extends Pick<AuthProviderProps, 'hasSessionHint'> {
  store: AuthStore;
}

const SessionContext = createContext<Session | null>(null);

/** Runs after the page has rendered the change. */
function defer(run: () => void): void {
  setTimeout(run, 0);
}

/**
 * Provides the session. Without a hint of a session nothing is loaded and the visitor is signed out. With a hint the
 * session is read when the page is idle, or at once with `useAuthNow`.
 */
export function AuthProvider({ loadBackend, hasSessionHint, whenIdle, children }: AuthProviderProps) {
  const [store] = useState(() => createAuthStore({ loadBackend, defer, log: logWarning }));

  useEffect(() => {
    const start = () => void store.start();
    const hasHint = hasSessionHint();
    store.look(hasHint);
    const takeBack = hasHint ? whenIdle(start) : () => {};
    // A user signs in in another tab.
    const follow = (event: StorageEvent) => {
      if (event.key === SESSION_KEY && event.newValue !== null) start();
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
  const session = use(SessionContext);
  if (!session) throw new Error('useAuth needs an AuthProvider');
  return session;
}

const loadingState = () => initialAuthState;

export type Auth = AuthState & Pick<AuthStore, 'signIn' | 'acceptLink' | 'retry'>;

/** The session and its actions. Throws outside the provider. */
export function useAuth(): Auth {
  const { store } = useSession();
  const state = useSyncExternalStore(store.subscribe, store.getState, loadingState);
  return useMemo(() => ({ ...store, ...state }), [store, state]);
}

/** Like `useAuth`, but loads the session's code at once, without waiting for the page to be idle. */
export function useAuthNow(): Auth {
  const { store, hasSessionHint } = useSession();
  useEffect(() => {
    if (hasSessionHint()) void store.start();
  }, [store, hasSessionHint]);
  return useAuth();
}

/** Returns a function that loads the backend on first use; it rejects if the code fails to load. */
export function useBackend(): () => Promise<Backend> {
  return useSession().store.backend;
}
