import { createHash, randomBytes } from 'node:crypto';

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

const salt = randomBytes(32);

/** Represents an address in memory. It cannot be reversed and differs per process. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(salt).update(text).digest('base64url');
}
