import { lookup } from 'node:dns/promises';

/**
 * The addresses to listen on for a host name. For `localhost` these are all loopback addresses of this machine, because
 * browsers differ in their choice.
 *
 * @throws when the name has no address
 */
export async function addressesOf(host: string): Promise<string[]> {
  try {
    const found = await lookup(host, { all: true });
    return [...new Set(found.map(({ address }) => address))];
  } catch (error) {
    throw new Error(`HOST cannot be resolved: ${host}. Use localhost, or an address of this machine.`, {
      cause: error,
    });
  }
}

/** Whether only this machine can reach an address. */
function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

/** Whether the host name of a URL is local. Others that resolve to this machine do not count: DNS rebinding. */
export function isLocalName(hostname: string): boolean {
  return ['localhost', '[::1]'].includes(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/**
 * Whether only this machine can reach the server: it listens on loopback addresses, and its site URL is local, so that
 * no proxy or tunnel publishes it.
 */
export function isLoopbackOnly(addresses: readonly string[], siteUrl: string): boolean {
  return addresses.every(isLoopback) && isLocalName(new URL(siteUrl).hostname);
}

/** Origin of these addresses for processes on this machine. */
export function apiOriginFor(addresses: readonly string[], port: number): string {
  const [first = '127.0.0.1'] = addresses;
  const isEverywhere = addresses.includes('0.0.0.0') || addresses.includes('::') || addresses.includes('127.0.0.1');
  const address = isEverywhere ? '127.0.0.1' : first;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
