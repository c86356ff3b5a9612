import type { LinkProblem } from '@podium/data/session/authState';
import type { AuthMode } from '@podium/sections/AuthForm/AuthForm';

/** Where a visitor goes on after signing in: home (specification §2), or back to an interrupted application. */
export function afterSignIn(state: unknown): string {
  const isFromJoin = typeof state === 'object' && state !== null && 'from' in state && state.from === '/join';
  return isFromJoin ? '/join' : '/';
}

export interface AuthSituation {
  /** Chosen on the page. */
  chosen: AuthMode;
  isRecovery: boolean;
  linkProblem: LinkProblem | null;
}

/** A reset link and a link that does not work come before what the visitor chose. */
export function shownMode({ chosen, isRecovery, linkProblem }: AuthSituation): AuthMode {
  if (isRecovery) return 'reset';
  return linkProblem ? 'link-expired' : chosen;
}
