import type { AuthMode } from '@podium/sections/AuthForm/AuthForm';

/** The modes that an address can name: `/auth?mode=signup`. */
const addressed = ['signin', 'signup', 'reset-request'] as const;

/** What decides the mode of /auth when its address names none. */
export interface Visit {
  /** The guard of /join or /deals led here. */
  isSent: boolean;
  /** The browser has had a session. */
  isReturning: boolean;
}

/** The mode without one in the address (REQ-AUTH-10). */
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
