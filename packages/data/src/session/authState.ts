import type { SessionEvent, SessionUser } from '../client/backend.ts';

export interface AuthState {
  /** True until the session is first known. */
  isLoading: boolean;
  /** True until the session hint was read: the state matches the prerendered page. */
  isPrerendered: boolean;
  user: SessionUser | null;
  /** A session is stored, but the auth service does not respond to its refresh (REQ-ROUTE-7). */
  isUnknown: boolean;
  /** The password was right and the second factor is still required; nobody is signed in. */
  isCodeDue: boolean;
  /** The session became known after `isUnknown` was shown: pages show a notice and do not navigate (REQ-ROUTE-7). */
  isLate: boolean;
  /** How the last session ended. Null if nobody was signed in. */
  endedBy: 'sign-out' | 'deletion' | 'expiry' | null;
}

export const initialAuthState: AuthState = {
  isLoading: true,
  isPrerendered: true,
  user: null,
  isUnknown: false,
  isCodeDue: false,
  isLate: false,
  endedBy: null,
};

/** Signed in as far as is known: a stored session counts before it is read, and while it cannot be renewed. */
export function seemsSignedIn({ user, isLoading, isPrerendered, isUnknown }: AuthState): boolean {
  return user !== null || isUnknown || (isLoading && !isPrerendered);
}

/** The state after the session hint was read; without a hint the visitor is signed out. */
export function afterLook(state: AuthState, hasHint: boolean): AuthState {
  const isLoading = state.isLoading && hasHint;
  const isChanged = state.isPrerendered || isLoading !== state.isLoading;
  return isChanged ? { ...state, isPrerendered: false, isLoading } : state;
}

function isSameUser(one: SessionUser | null, other: SessionUser | null): boolean {
  return one?.id === other?.id && one?.email === other?.email && one?.fullName === other?.fullName;
}

/** Other events do not change how the last session ended. */
const endings: Partial<Record<SessionEvent, AuthState['endedBy']>> = {
  'signed-out': 'sign-out',
  deleted: 'deletion',
  expired: 'expiry',
  'signed-in': null,
  'code-due': null,
};

/** The state after a session event. An unchanged user stays the same object. */
export function afterSessionEvent(state: AuthState, event: SessionEvent, user: SessionUser | null): AuthState {
  const endedBy = endings[event];
  return {
    isLoading: false,
    isPrerendered: false,
    user: isSameUser(state.user, user) ? state.user : user,
    isUnknown: event === 'unknown',
    isCodeDue: event === 'code-due',
    isLate: state.isUnknown || (state.isLate && event === 'refreshed'),
    endedBy: endedBy === undefined ? state.endedBy : endedBy,
  };
}
