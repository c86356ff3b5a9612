import {
  type AuthChangeEvent,
  isAuthRetryableFetchError,
  type Session,
  type SupabaseClient,
  type User,
} from '@supabase/supabase-js';
import type { SessionEvent, SessionListener, SessionUser } from './backend.ts';
import { awaitsCode } from './factors.ts';
import type { KeyValueStorage } from './guardedStorage.ts';
import { PROFILE_KEY, RETURNING_KEY, SESSION_KEY } from './sessionKeys.ts';
import { attempt } from './timeLimit.ts';

export type Page = Pick<Window, 'addEventListener'>;

interface SessionParts {
  auth: SupabaseClient['auth'];
  page: Page;
  storage: KeyValueStorage;
  /** Timeout of the first response, in milliseconds; afterwards the session counts as unknown. */
  limitMs: number;
}

type SessionState =
  /** The stored session is being read: auth events are ignored. `user`: the last reported one. */
  | { status: 'reading'; user: SessionUser | null }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'unknown' | 'code-due' | 'signed-out'; user: null };

type EndReason = Extract<SessionEvent, 'signed-out' | 'expired' | 'deleted'>;

export type BrowserSession = ReturnType<typeof createBrowserSession>;

/** Null without an id: a stored session may be incomplete. */
export function toSessionUser(user: Partial<User> | null | undefined): SessionUser | null {
  if (!user?.id) return null;
  const fullName: unknown = user.user_metadata?.['full_name'];
  return { id: user.id, email: user.email ?? '', fullName: typeof fullName === 'string' ? fullName : '' };
}

export function createBrowserSession({ auth, page, storage, limitMs }: SessionParts) {
  const listeners = new Set<SessionListener>();
  let state: SessionState = { status: 'reading', user: null };

  function tell(event: SessionEvent, user: SessionUser | null): void {
    const statusWithoutUser = event === 'unknown' || event === 'code-due' ? event : 'signed-out';
    state = user ? { status: 'signed-in', user } : { status: statusWithoutUser, user };
    for (const listener of listeners) listener(event, user);
  }

  /** Ends the session locally without calling the service, and notifies listeners of the reason. */
  function end(reason: EndReason): void {
    if (reason === 'deleted') storage.removeItem(RETURNING_KEY);
    storage.removeItem(SESSION_KEY);
    storage.removeItem(PROFILE_KEY);
    // Reported once, whether this tab, another tab or a refused request detects it first.
    if (state.user !== null || state.status === 'unknown' || state.status === 'code-due') tell(reason, null);
  }

  /** The session was removed by the auth client or in another tab. */
  function endElsewhere(): void {
    end(storage.getItem(RETURNING_KEY) === 'yes' ? 'expired' : 'signed-out');
  }

  function follow(change: AuthChangeEvent, session: Session | null): void {
    if (state.status === 'reading') return;
    const user = toSessionUser(session?.user);
    if (session !== null && user !== null && awaitsCode(session)) {
      tell('code-due', null);
    } else if (user === null) {
      if (change === 'SIGNED_OUT') endElsewhere();
    } else if (state.status === 'unknown') {
      tell('initial', user);
    } else {
      const isStart = change === 'SIGNED_IN' || state.status === 'code-due';
      tell(isStart && user.id !== state.user?.id ? 'signed-in' : 'refreshed', user);
    }
  }

  /** Reads the stored session, refreshed if necessary, and returns its state. */
  async function readSession(): Promise<Parameters<SessionListener>> {
    const { data, error } = await auth.getSession();
    if (isAuthRetryableFetchError(error)) return ['unknown', null];
    const user = toSessionUser(data.session?.user);
    // A stored session without a user cannot be used.
    if (data.session !== null && user === null) storage.removeItem(SESSION_KEY);
    const isCodeDue = data.session !== null && user !== null && awaitsCode(data.session);
    return isCodeDue ? ['code-due', null] : ['initial', user];
  }

  /** Reads the stored session again after it was unknown. */
  async function look(): Promise<void> {
    state = { status: 'reading', user: state.user };
    tell(...(await attempt<Parameters<SessionListener>>(limitMs, ['unknown', null], readSession)));
  }

  /** Reports the current state to a new listener. */
  function replay(listener: SessionListener): void {
    if (!listeners.has(listener) || state.status === 'reading') return;
    const isSettled = state.status === 'signed-in' || state.status === 'signed-out';
    listener(isSettled ? 'initial' : state.status, state.user);
  }

  auth.onAuthStateChange(follow);
  // The session may be removed by another tab, or by clearing the site data.
  page.addEventListener('storage', (event) => {
    const isRemoved = event.key === SESSION_KEY && event.newValue === null;
    const isCleared = event.key === null;
    if (isRemoved || isCleared) endElsewhere();
  });
  // A page that Back restores from memory has missed these events.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storage.getItem(SESSION_KEY) === null) endElsewhere();
  });
  void look();

  return {
    watch: (listener: SessionListener) => {
      listeners.add(listener);
      if (state.status !== 'reading') queueMicrotask(() => replay(listener));
      return () => listeners.delete(listener);
    },
    look,
    end,
  };
}
