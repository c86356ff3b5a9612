import type { LinkProblem } from '../client/authReturn.ts';
import type { SessionEvent, SessionUser } from '../client/backend.ts';

export type { LinkProblem, SessionEvent, SessionUser };

export type LinkNews = Extract<SessionEvent, 'email-half-changed' | 'email-changed' | 'confirmed-elsewhere'>;

/** What the site knows of the session (specification §4, 'Auth state'). */
export interface AuthState {
  /** True until the session is first known. */
  isLoading: boolean;
  /** Nobody has looked for a sign of a session yet: the page is as the build made it. */
  isPrerendered: boolean;
  user: SessionUser | null;
  /** The session comes from a reset link: the visitor stays on /auth until the password is set or abandoned. */
  isRecovery: boolean;
  /** The page was opened by a mailed link that does not work (any more). */
  linkProblem: LinkProblem | null;
  /** What a mailed link did besides signing in; shown once. */
  linkNews: LinkNews | null;
  /** How the last session ended: by the visitor's wish, with the account, or by itself. Null while nobody has been signed in. */
  endedBy: 'sign-out' | 'deletion' | 'expiry' | null;
}

export const initialAuthState: AuthState = {
  isLoading: true,
  isPrerendered: true,
  user: null,
  isRecovery: false,
  linkProblem: null,
  linkNews: null,
  endedBy: null,
};

/** Somebody has looked for a sign of a session: without one nobody is signed in. */
export function afterLook(state: AuthState, hasHint: boolean): AuthState {
  const looked = state.isPrerendered ? { ...state, isPrerendered: false } : state;
  return hasHint ? looked : knownSignedOut(looked);
}

/** There is no session, or none that could be asked for: nobody is signed in. */
export function knownSignedOut(state: AuthState): AuthState {
  return state.isLoading ? { ...state, isLoading: false } : state;
}

function isSameUser(one: SessionUser | null, other: SessionUser | null): boolean {
  return one?.id === other?.id && one?.email === other?.email && one?.fullName === other?.fullName;
}

/** The state after an event of the session. A user who has not changed stays the same object. */
export function afterSessionEvent(state: AuthState, event: SessionEvent, user: SessionUser | null): AuthState {
  const next: AuthState = {
    ...state,
    isLoading: false,
    isPrerendered: false,
    user: isSameUser(state.user, user) ? state.user : user,
    isRecovery: user !== null && (event === 'recovery' || state.isRecovery),
  };
  switch (event) {
    case 'signed-out':
      return { ...next, endedBy: 'sign-out' };
    case 'deleted':
      return { ...next, endedBy: 'deletion' };
    case 'email-half-changed':
    case 'confirmed-elsewhere':
      return { ...next, linkNews: event };
    case 'email-changed':
      return { ...next, linkNews: event, endedBy: null };
    case 'expired':
      return { ...next, endedBy: 'expiry' };
    case 'link-expired':
      return { ...next, linkProblem: 'expired' };
    case 'link-invalid':
      return { ...next, linkProblem: 'invalid' };
    case 'signed-in':
    case 'recovery':
      return { ...next, linkProblem: null, endedBy: null };
    default:
      return next;
  }
}

/** Reset mode is over; the session stays. */
export function afterRecovery(state: AuthState): AuthState {
  return { ...state, isRecovery: false };
}

/** The visitor has been told. */
export function withoutLinkNews(state: AuthState): AuthState {
  return { ...state, linkNews: null };
}

/** The visitor has read what is wrong with the link. */
export function withoutLinkProblem(state: AuthState): AuthState {
  return { ...state, linkProblem: null };
}
