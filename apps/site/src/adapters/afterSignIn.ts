import { useLocation } from 'react-router-dom';
import { pathOf } from '@podium/data/schemas/site.ts';
import { pages } from '../pages.ts';

/** The router's state of /auth. SignedIn.tsx and routeGuard.ts set it. */
export interface SignInState {
  /** The page with an interrupted application. */
  from?: string;
  /** The page whose guard led to /auth (REQ-AUTH-10). */
  sentFrom?: string;
}

export function useSignInState(): SignInState {
  return (useLocation().state as SignInState | null) ?? {};
}

/** Where to navigate after sign-in: home (REQ-AUTH-2), or back to an interrupted application (REQ-JOIN-3). */
export function afterSignIn({ from }: SignInState): string {
  return from !== undefined && from === pathOf(pages, 'join') ? from : pages.home.path;
}
