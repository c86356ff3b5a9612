import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Backend } from '../client/backend.ts';
import { SESSION_KEY } from '../client/sessionKeys.ts';
import type { AuthState } from './authState.ts';
import { type AuthStore, createAuthStore } from './authStore.ts';
import { hasSessionHint } from './sessionHint.ts';

const StoreContext = createContext<AuthStore | null>(null);

interface AuthProviderProps {
  /**
   * Loads the backend's code and creates the backend once per page. Rejects with `NotLoadedError` if only a reload
   * helps.
   */
  loadBackend: () => Promise<Backend>;
  /** Runs a callback when the page is idle. Returns a function that cancels it. */
  whenIdle: (run: () => void) => () => void;
  children: ReactNode;
}

/**
 * Provides the session. Without a hint of a session nothing is loaded and the visitor is signed out. With a hint the
 * session is read when the page is idle, or at once with `useAuthNow`.
 */
export function AuthProvider({ loadBackend, whenIdle, children }: AuthProviderProps) {
  const [store] = useState(() => createAuthStore(loadBackend));

  useEffect(() => {
    const start = () => void store.start();
    const hasHint = hasSessionHint();
    store.look(hasHint);
    const cancel = hasHint ? whenIdle(start) : undefined;
    // A user signs in in another tab.
    const follow = (event: StorageEvent) => {
      if (event.key === SESSION_KEY && event.newValue !== null) start();
    };
    addEventListener('storage', follow);
    return () => {
      cancel?.();
      removeEventListener('storage', follow);
      store.stop();
    };
  }, [store, whenIdle]);

  return <StoreContext value={store}>{children}</StoreContext>;
}

function useStore(): AuthStore {
  const store = use(StoreContext);
  if (!store) throw new Error('useAuth needs an AuthProvider');
  return store;
}

const prerendered: AuthState = { status: 'prerendered' };
const getServerState = () => prerendered;

export type Auth = AuthState & Pick<AuthStore, 'signIn' | 'acceptLink' | 'retry'>;

/** The session and its actions. Throws outside the provider. */
export function useAuth(): Auth {
  const store = useStore();
  const state = useSyncExternalStore(store.subscribe, store.getState, getServerState);
  return useMemo(() => ({ ...store, ...state }), [store, state]);
}

/** Like `useAuth`, but loads the session's code at once, without waiting for the page to be idle. */
export function useAuthNow(): Auth {
  const store = useStore();
  useEffect(() => {
    if (hasSessionHint()) void store.start();
  }, [store]);
  return useAuth();
}

/** Returns a function that loads the backend on first use; it rejects if the code fails to load. */
export function useBackend(): () => Promise<Backend> {
  return useStore().backend;
}
