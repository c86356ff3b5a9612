/** The eight groups of an IPv6 address without leading zeros, or null for any other text. */
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
 * The networks that rate limits count a caller by, narrowest first (REQ-SAFE-2).
 * A line is one IPv4 address or an IPv6 /64. The wider network of one provider's customer is a /24 or a /48.
 * Text that is no IP address counts as one network.
 */
export function networksOf(address: string): [line: string, wider?: string] {
  const withoutPrefix = address.replace(/^::ffff:(?=\d+(\.\d+){3}$)/i, '');
  const groups = groupsOf(withoutPrefix);
  if (groups !== null) return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
  const three = /^((?:\d{1,3}\.){3})\d{1,3}$/.exec(withoutPrefix)?.[1];
  return three === undefined ? [withoutPrefix] : [withoutPrefix, `${three}0/24`];
}

/** The narrowest network, which counts as one caller. */
export function networkOf(address: string): string {
  return networksOf(address)[0];
}
