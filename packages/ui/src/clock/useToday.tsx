import { use, useCallback, useSyncExternalStore } from 'react';
import { BuildDayContext } from './BuildDay.tsx';
import { useClock } from './Clock.tsx';
import { localDay } from './localDay.ts';

/** The visitor's local date, 'YYYY-MM-DD', updated at midnight. Null while prerendering and hydrating. */
export function useToday(): string | null {
  return useDay(null);
}

/** Today, or the build date, if any, while prerendering and hydrating (REQ-DAY-3): 'YYYY-MM-DD'. */
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
