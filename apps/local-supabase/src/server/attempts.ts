import { createHash, randomBytes } from 'node:crypto';
import { networkOf } from '@podium/data/schemas/network.ts';
import type { RequestContext } from '../backend/createBackend.ts';

interface Window {
  endsAt: number;
  attempts: number;
}

/**
 * Counts attempts by key, in windows of a fixed length, in memory.
 *
 * @param now monotonic clock, in milliseconds
 */
export function createAttempts(windowMs: number, now: () => number) {
  const windows = new Map<string, Window>();

  return {
    /** Milliseconds until the next attempt is allowed; 0 if this attempt is allowed and counted. */
    take(key: string, limit: number): number {
      let window = windows.get(key);
      if (window === undefined || window.endsAt <= now()) {
        for (const [each, { endsAt }] of windows) if (endsAt <= now()) windows.delete(each);
        window = { endsAt: now() + windowMs, attempts: 0 };
        windows.set(key, window);
      }
      if (window.attempts >= limit) return window.endsAt - now();
      window.attempts += 1;
      return 0;
    },
    /** Removes a counted attempt. */
    giveBack(key: string): void {
      const window = windows.get(key);
      if (window !== undefined) window.attempts = Math.max(0, window.attempts - 1);
    },
    /** Removes all counted attempts. */
    forget: (key: string) => void windows.delete(key),
  };
}

/** Maximum number of known networks per account. A new one replaces the oldest. */
const MOST_NETWORKS = 20;

/**
 * Remembers, in memory, the networks from which an account's owner has signed in. Each has its own limit, so that an
 * attacker elsewhere cannot lock out the owner.
 */
export function createKnownNetworks() {
  const networksOf = new Map<string, Set<string>>();

  return {
    remember(account: string, network: string): void {
      const networks = networksOf.get(account) ?? new Set();
      networks.delete(network);
      networks.add(network);
      const [oldest] = networks;
      if (networks.size > MOST_NETWORKS && oldest !== undefined) networks.delete(oldest);
      networksOf.set(account, networks);
    },
    /** The key of attempts: one for each known network, and one for all others together. */
    keyOf(account: string, network: string): string {
      return `${account} ${networksOf.get(account)?.has(network) ? network : 'others'}`;
    },
  };
}

/** The caller's network in memory. */
export function callerNetwork({ peerAddress }: RequestContext): string {
  return fingerprint(networkOf(peerAddress ?? 'unknown'));
}

const salt = randomBytes(32);

/** Represents an address in memory. It cannot be reversed and differs per process. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(salt).update(text).digest('base64url');
}
