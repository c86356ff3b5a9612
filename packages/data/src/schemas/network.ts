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
export function networkOf(address: string): string {
  const withoutPrefix = address.replace(/^::ffff:(?=\d+(\.\d+){3}$)/i, '');
  const groups = groupsOf(withoutPrefix);
  return groups === null ? withoutPrefix : `${groups.slice(0, 4).join(':')}::/64`;
}
