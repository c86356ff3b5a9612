import type { AuthChangeEvent, Session, SupabaseClient, User } from '@supabase/supabase-js';
import { type LinkPurpose, readAuthReturn, withoutAuthReturn } from './authReturn.ts';
import type { SessionEvent, SessionListener, SessionUser } from './backend.ts';
import type { KeyValueStorage } from './guardedStorage.ts';
import { AWAITED_KEY, RECOVERY_KEY, SESSION_KEY } from './sessionKeys.ts';
import { attempt } from './timeLimit.ts';

/** What the session needs of the browser's window. */
export type Page = Pick<Window, 'location' | 'history' | 'addEventListener'>;

export interface SessionParts {
  auth: SupabaseClient['auth'];
  page: Page;
  /** Holds the tokens. */
  storage: KeyValueStorage;
  /** Holds the recovery mark, for this tab alone. */
  tabStorage: KeyValueStorage;
  limitMs: number;
  /** True once the service has refused to renew the session. */
  wasRenewalRefused: () => boolean;
}

type EndReason = Extract<SessionEvent, 'signed-out' | 'expired' | 'deleted'>;

const arrivals: Record<LinkPurpose, SessionEvent> = {
  confirmation: 'signed-in',
  recovery: 'recovery',
  'email-change': 'email-changed',
};

/** The session of this browser: where it comes from, how it changes, how it ends. */
export interface BrowserSession {
  watch: (listener: SessionListener) => () => void;
  /** Ends the session here without asking the service, and tells the listeners why. */
  end: (reason: EndReason) => void;
  /** A link was asked for here: the session that it brings is this visitor's own. */
  awaitLink: (email: string) => void;
  /** Reset mode is over: the password is set, or the visitor left it. */
  leaveRecovery: () => void;
}

function toSessionUser(user: User | null | undefined): SessionUser | null {
  if (!user) {
    return null;
  }
  const fullName: unknown = user.user_metadata['full_name'];
  return { id: user.id, email: user.email ?? '', fullName: typeof fullName === 'string' ? fullName : '' };
}

/**
 * Whether a mailed link may sign in: nobody is to find himself in somebody else's account because he opened a link with a
 * session in it (docs/decisions/0009-sessions-of-mailed-links.md). It may when this browser asked for it, when the same
 * user is signed in already, and to set a new password, for which the page names the account.
 */
async function isOwn(owner: User, purpose: LinkPurpose, { auth, storage }: SessionParts): Promise<boolean> {
  if (storage.getItem(AWAITED_KEY) === owner.email?.toLowerCase()) {
    return true;
  }
  const { data } = await auth.getSession();
  return data.session ? data.session.user.id === owner.id : purpose === 'recovery';
}

/** Takes the result of a mailed link out of the address, at once, and opens its session. Null without such a result. */
async function arrive(parts: SessionParts): Promise<SessionEvent | null> {
  const { auth, page, storage, tabStorage } = parts;
  const address = new URL(page.location.href);
  const result = readAuthReturn(address);
  if (result === null) {
    return null;
  }
  page.history.replaceState(page.history.state, '', withoutAuthReturn(address));
  if (result.kind === 'failure') {
    return `link-${result.problem}`;
  }
  if (result.kind === 'half-way') {
    return 'email-half-changed';
  }
  const { data: owner } = await auth.getUser(result.accessToken);
  if (!owner.user) {
    return 'link-invalid';
  }
  if (!(await isOwn(owner.user, result.purpose, parts))) {
    return result.purpose === 'email-change' ? 'email-changed' : 'confirmed-elsewhere';
  }
  storage.removeItem(AWAITED_KEY);
  const { data, error } = await auth.setSession({
    access_token: result.accessToken,
    refresh_token: result.refreshToken,
  });
  if (error || data.user?.id !== owner.user.id) {
    return 'link-invalid';
  }
  if (result.purpose === 'recovery') {
    tabStorage.setItem(RECOVERY_KEY, data.user.id);
  }
  return arrivals[result.purpose];
}

export function createBrowserSession(parts: SessionParts): BrowserSession {
  const { auth, page, storage, tabStorage, limitMs, wasRenewalRefused } = parts;
  const listeners = new Set<SessionListener>();
  let isKnown = false;
  let knownUser: SessionUser | null = null;

  /** What somebody is told who looks at a session that is there already. */
  function standing(user: SessionUser | null): SessionEvent {
    return user !== null && tabStorage.getItem(RECOVERY_KEY) === user.id ? 'recovery' : 'initial';
  }

  function tell(event: SessionEvent, user: SessionUser | null): void {
    knownUser = user;
    for (const listener of listeners) {
      listener(event, user);
    }
  }

  function end(reason: EndReason): void {
    storage.removeItem(SESSION_KEY);
    tabStorage.removeItem(RECOVERY_KEY);
    // The end is told once, whoever notices it first: this tab, another one, or a refused request.
    if (knownUser !== null) {
      tell(reason, null);
    }
  }

  function follow(change: AuthChangeEvent, session: Session | null): void {
    if (!isKnown) {
      return;
    }
    const user = toSessionUser(session?.user);
    if (user !== null) {
      tell(change === 'SIGNED_IN' && user.id !== knownUser?.id ? 'signed-in' : 'refreshed', user);
    } else if (change === 'SIGNED_OUT') {
      end(wasRenewalRefused() ? 'expired' : 'signed-out');
    }
  }

  async function lookFirst(): Promise<{ event: SessionEvent | null; user: SessionUser | null }> {
    const event = await arrive(parts);
    const { data } = await auth.getSession();
    return { event, user: toSessionUser(data.session?.user) };
  }

  async function begin(): Promise<void> {
    const { event, user } = await attempt(limitMs, { event: null, user: null }, lookFirst);
    isKnown = true;
    tell(event ?? standing(user), user);
  }

  auth.onAuthStateChange(follow);
  // A session that another tab removed without a word, or the visitor by clearing the site's data.
  page.addEventListener('storage', (event) => {
    if (event.key === SESSION_KEY && event.newValue === null) {
      end('signed-out');
    }
  });
  void begin();

  return {
    watch(listener) {
      listeners.add(listener);
      if (isKnown) {
        queueMicrotask(() => {
          if (listeners.has(listener)) {
            listener(standing(knownUser), knownUser);
          }
        });
      }
      return () => listeners.delete(listener);
    },
    end,
    awaitLink: (email) => storage.setItem(AWAITED_KEY, email.toLowerCase()),
    leaveRecovery: () => tabStorage.removeItem(RECOVERY_KEY),
  };
}
