import { use, useCallback, useSyncExternalStore } from 'react';
import { BuildDayContext } from './BuildDay.tsx';
import { useClock } from './Clock.tsx';
import { localDay } from './localDay.ts';

/**
 * The visitor's local date, 'YYYY-MM-DD', updated at midnight. Null while prerendering and hydrating, so that the
 * markup matches.
 */
export function useToday(): string | null {
  return useDay(null);
}

/**
 * The latest known date, 'YYYY-MM-DD': today, or the build date while prerendering and hydrating (REQ-DAY-3). Null if
 * the page has no build date.
 */
export function useLatestDay(): string | null {
  return useDay(use(BuildDayContext));
}

/** Today, or `sent` while prerendering and hydrating. */
function useDay(sent: string | null): string | null {
  const clock = useClock();
  return useSyncExternalStore<string | null>(
    useCallback((onMinute) => clock.every(60_000, onMinute), [clock]),
    useCallback(() => localDay(clock.now()), [clock]),
    () => sent,
  );
}
