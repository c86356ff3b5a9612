import type { AuthMode } from '@podium/sections/AuthForm/AuthForm';

/** The modes that a URL can name: `/auth?mode=signup`. */
const addressed = ['signin', 'signup', 'reset-request'] as const;

/** What decides the mode of /auth if its URL names none. */
export interface Visit {
  /** Redirected by the guard of /join or /deals. */
  isSent: boolean;
  /** The browser has had a session. */
  isReturning: boolean;
}

/** The mode if the URL names none (REQ-AUTH-10). */
function usualMode({ isSent, isReturning }: Visit): AuthMode {
  return isSent && !isReturning ? 'signup' : 'signin';
}

export function modeAt(search: string, visit: Visit): AuthMode {
  const named = new URLSearchParams(search).get('mode');
  return addressed.find((each) => each === named) ?? usualMode(visit);
}

export function searchOf(mode: AuthMode, visit: Visit): string {
  return mode === usualMode(visit) ? '' : `?mode=${mode}`;
}
