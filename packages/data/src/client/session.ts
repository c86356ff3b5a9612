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

type EndReason = Extract<SessionEvent, 'signed-out' | 'expired' | 'deleted'>;

export type BrowserSession = ReturnType<typeof createBrowserSession>;

export function toSessionUser(user: User | null | undefined): SessionUser | null {
  if (!user) return null;
  const fullName: unknown = user.user_metadata['full_name'];
  return { id: user.id, email: user.email ?? '', fullName: typeof fullName === 'string' ? fullName : '' };
}

export function createBrowserSession({ auth, page, storage, limitMs }: SessionParts) {
  const listeners = new Set<SessionListener>();
  /** The first event for a new listener; null until the session is known. */
  let state: Extract<SessionEvent, 'initial' | 'unknown' | 'code-due'> | null = null;
  let knownUser: SessionUser | null = null;

  function tell(event: SessionEvent, user: SessionUser | null): void {
    state = event === 'unknown' || event === 'code-due' ? event : 'initial';
    knownUser = user;
    for (const listener of listeners) listener(event, user);
  }

  /** Ends the session locally without calling the service, and notifies listeners of the reason. */
  function end(reason: EndReason): void {
    if (reason === 'deleted') storage.removeItem(RETURNING_KEY);
    storage.removeItem(SESSION_KEY);
    storage.removeItem(PROFILE_KEY);
    // Reported once, whether this tab, another tab or a refused request detects it first.
    if (knownUser !== null || state === 'unknown' || state === 'code-due') tell(reason, null);
  }

  /** The session was removed by the auth client or in another tab. */
  function endElsewhere(): void {
    end(storage.getItem(RETURNING_KEY) === 'yes' ? 'expired' : 'signed-out');
  }

  function follow(change: AuthChangeEvent, session: Session | null): void {
    if (state === null) return;
    if (session !== null && awaitsCode(session)) {
      tell('code-due', null);
      return;
    }
    const user = toSessionUser(session?.user);
    if (user === null) {
      if (change === 'SIGNED_OUT') endElsewhere();
    } else if (state === 'unknown') {
      tell('initial', user);
    } else {
      const isStart = change === 'SIGNED_IN' || state === 'code-due';
      tell(isStart && user.id !== knownUser?.id ? 'signed-in' : 'refreshed', user);
    }
  }

  /** Reads the stored session, refreshed if necessary, and returns its state. */
  async function readSession(): Promise<Parameters<SessionListener>> {
    const { data, error } = await auth.getSession();
    if (isAuthRetryableFetchError(error)) return ['unknown', null];
    const isCodeDue = data.session !== null && awaitsCode(data.session);
    return isCodeDue ? ['code-due', null] : ['initial', toSessionUser(data.session?.user)];
  }

  /** Reads the stored session again after it was unknown. */
  async function look(): Promise<void> {
    state = null;
    tell(...(await attempt<Parameters<SessionListener>>(limitMs, ['unknown', null], readSession)));
  }

  auth.onAuthStateChange(follow);
  // Another tab, or the visitor clearing site data, may remove the session without a notice.
  page.addEventListener('storage', (event) => {
    const isRemoved = event.key === SESSION_KEY && event.newValue === null;
    const isCleared = event.key === null;
    if (isRemoved || isCleared) endElsewhere();
  });
  void look();

  return {
    watch: (listener: SessionListener) => {
      listeners.add(listener);
      if (state !== null) {
        queueMicrotask(() => {
          if (listeners.has(listener) && state !== null) listener(state, knownUser);
        });
      }
      return () => listeners.delete(listener);
    },
    look,
    end,
  };
}
