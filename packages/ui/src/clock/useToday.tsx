import { use, useCallback, useSyncExternalStore } from 'react';
import { BuildDayContext } from './BuildDay.tsx';
import { useClock } from './Clock.tsx';
import { localDay } from './localDay.ts';

/**
 * Today where the visitor is, 'YYYY-MM-DD', also when midnight passes. Null in prerendered pages and while they
 * hydrate, so that both say the same.
 */
export function useToday(): string | null {
  return useDay(null);
}

/**
 * The latest day that is known to have come, 'YYYY-MM-DD': today, or in prerendered pages and while they hydrate the day on
 * which they were built. What was over by then is over for everyone. Null in a page that does not know its day.
 */
export function useLatestDay(): string | null {
  return useDay(use(BuildDayContext));
}

/** Today, and `sent` in prerendered pages and while they hydrate. */
function useDay(sent: string | null): string | null {
  const clock = useClock();
  return useSyncExternalStore<string | null>(
    useCallback((onMinute) => clock.every(60_000, onMinute), [clock]),
    useCallback(() => localDay(clock.now()), [clock]),
    () => sent,
  );
}
