/** The page whose guard led to /auth (REQ-AUTH-10), in the router's state; undefined when /auth was opened directly. */
export function sentFrom(state: unknown): string | undefined {
  const isSent = typeof state === 'object' && state !== null && 'sentFrom' in state;
  return isSent && typeof state.sentFrom === 'string' ? state.sentFrom : undefined;
}
