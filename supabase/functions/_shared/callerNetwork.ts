/**
 * The address that the caller's connection came from, as the platform's own hop saw it. Hosted projects stand behind a
 * network that sets `cf-connecting-ip` itself and lets nobody else set it. Without it the last entry of
 * `x-forwarded-for` counts: the nearest hop has written it, while anything before it may be made up. The database reads
 * it in the same way (`private.caller_network`).
 */
function callerAddress(request: Request): string {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return request.headers.get('cf-connecting-ip')?.trim() || hops.at(-1)!.trim() || 'unknown';
}

/** The eight groups of an IPv6 address without leading zeros, or null when it is none. */
function groupsOf(address: string): string[] | null {
  const halves = address.split('::');
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  const hasRightLength = halves.length === 2 ? missing >= 0 : halves.length === 1 && missing === 0;
  const groups = [...head, ...Array<string>(hasRightLength ? missing : 0).fill('0'), ...tail];
  return hasRightLength && groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16).toString(16))
    : null;
}

/**
 * What counts as one caller: an IPv4 address, or the first half of an IPv6 address, since a single line is given all
 * the addresses with that half.
 */
export function callerNetwork(request: Request): string {
  const address = callerAddress(request);
  const withoutPrefix = address.replace(/^::ffff:(?=\d+(\.\d+){3}$)/i, '');
  const groups = groupsOf(withoutPrefix);
  return groups === null ? withoutPrefix : `${groups.slice(0, 4).join(':')}::/64`;
}
