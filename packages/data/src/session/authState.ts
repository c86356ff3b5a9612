import type { SessionEvent, SessionUser } from '../client/backend.ts';

export type AuthState =
  /** The session hint was not read yet: the state matches the prerendered page. */
  | { status: 'prerendered' }
  /** A session is stored; it is being read. */
  | { status: 'loading' }
  /** A session is stored, but the auth service does not respond to its refresh (REQ-ROUTE-7). */
  | { status: 'unknown' }
  | KnownState;

type KnownState = {
  /** The session became known after `unknown` was shown: pages show a notice and do not navigate (REQ-ROUTE-7). */
  isLate: boolean;
} & (
  | { status: 'signed-in'; user: SessionUser }
  /** The password was right and the second factor is still required; nobody is signed in. */
  | { status: 'code-due' }
  | { status: 'signed-out'; endedBy: Ending | null }
);

/** How the last session ended. */
type Ending = 'sign-out' | 'deletion' | 'expiry';

/** Whether the visitor is signed in, or has a stored session that is being read or cannot be refreshed. */
export function seemsSignedIn({ status }: AuthState): boolean {
  return status === 'signed-in' || status === 'loading' || status === 'unknown';
}

/** The state after the session hint was read; without a hint the visitor is signed out. */
export function afterLook(state: AuthState, hasHint: boolean): AuthState {
  const isPending = state.status === 'prerendered' || state.status === 'loading';
  if (!isPending) return state;
  return hasHint ? { status: 'loading' } : { status: 'signed-out', endedBy: null, isLate: false };
}

/** The state after the visitor has asked for the session to be read again. */
export function afterRetry(state: AuthState): AuthState {
  return 'isLate' in state ? { ...state, isLate: false } : { status: 'loading' };
}

const endings: Partial<Record<SessionEvent, Ending>> = {
  'signed-out': 'sign-out',
  deleted: 'deletion',
  expired: 'expiry',
};

/** The state after a session event. An unchanged user stays the same object. */
export function afterSessionEvent(state: AuthState, event: SessionEvent, user: SessionUser | null): AuthState {
  if (event === 'unknown') return { status: 'unknown' };
  const wasLate = 'isLate' in state && state.isLate;
  const isLate = state.status === 'unknown' || (wasLate && event === 'refreshed');
  if (event === 'code-due') return { status: 'code-due', isLate };
  if (user === null) {
    const endedBefore = state.status === 'signed-out' ? state.endedBy : null;
    return { status: 'signed-out', endedBy: endings[event] ?? endedBefore, isLate };
  }
  const isUnchanged = state.status === 'signed-in' && isSameUser(state.user, user);
  return { status: 'signed-in', user: isUnchanged ? state.user : user, isLate };
}

function isSameUser(one: SessionUser, other: SessionUser): boolean {
  return one.id === other.id && one.email === other.email && one.fullName === other.fullName;
}
