import { pathOf } from '@podium/data/schemas/site.ts';
import { pages } from '../pages.ts';

/** Where to navigate after sign-in: home (REQ-AUTH-2), or back to an interrupted application (REQ-JOIN-3). */
export function afterSignIn(state: unknown): string {
  const join = pathOf(pages, 'join');
  const isFromJoin = typeof state === 'object' && state !== null && 'from' in state && state.from === join;
  return isFromJoin && join ? join : pages.home.path;
}
