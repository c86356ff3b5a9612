/** Where to navigate after sign-in: home (REQ-AUTH-2), or back to an interrupted application (REQ-JOIN-3). */
export function afterSignIn(state: unknown): string {
  const isFromJoin = typeof state === 'object' && state !== null && 'from' in state && state.from === '/join';
  return isFromJoin ? '/join' : '/';
}
