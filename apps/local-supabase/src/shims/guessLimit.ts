const WINDOW_MS = 5 * 60_000;
const MOST_GUESSES = 10;

/** Counts wrong guesses per key. In memory: only the owner can restart the server. */
export interface GuessLimit {
  isUsedUp: (key: string) => boolean;
  count: (key: string) => void;
  forget: (key: string) => void;
}

/** @param now monotonic clock, in milliseconds */
export function createGuessLimit(now: () => number = () => performance.now()): GuessLimit {
  const windows = new Map<string, { endsAt: number; guesses: number }>();
  return {
    isUsedUp(key) {
      for (const [each, { endsAt }] of windows) if (endsAt <= now()) windows.delete(each);
      return (windows.get(key)?.guesses ?? 0) >= MOST_GUESSES;
    },
    count(key) {
      const window = windows.get(key) ?? { endsAt: now() + WINDOW_MS, guesses: 0 };
      windows.set(key, { ...window, guesses: window.guesses + 1 });
    },
    forget: (key) => windows.delete(key),
  };
}
