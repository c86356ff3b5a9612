import { lookup } from 'node:dns/promises';
import { StartError } from '../startError.ts';

/**
 * The addresses to listen on for a host name. For `localhost` that is every loopback address of this machine: which one
 * a browser takes is its own affair.
 *
 * @throws StartError when the name has no address
 */
export async function addressesOf(host: string): Promise<string[]> {
  try {
    const found = await lookup(host, { all: true });
    return [...new Set(found.map(({ address }) => address))];
  } catch (error) {
    throw new StartError(`HOST cannot be found: ${host}.`, { cause: error });
  }
}

/** Whether only this machine can reach an address. */
function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

/** Whether a request was meant for this machine: another name that leads here (DNS rebinding) does not count. */
export function isLocalName(hostname: string): boolean {
  return ['localhost', '[::1]'].includes(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/**
 * Whether a server is there for this machine alone: nobody else can connect, and its site is not published under a name
 * for others, to whom a proxy or a tunnel would pass everything on.
 */
export function isOwnAffair(addresses: readonly string[], siteUrl: string): boolean {
  return addresses.every(isLoopback) && isLocalName(new URL(siteUrl).hostname);
}

/** Where a process of this machine reaches what listens on these addresses. */
export function apiOriginFor(addresses: readonly string[], port: number): string {
  const [first = '127.0.0.1'] = addresses;
  const isEverywhere = addresses.includes('0.0.0.0') || addresses.includes('::') || addresses.includes('127.0.0.1');
  const address = isEverywhere ? '127.0.0.1' : first;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
