import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from './Clock.tsx';
import { localDay } from './localDay.ts';

/**
 * Today where the visitor is, 'YYYY-MM-DD', also when midnight passes. Null in prerendered pages and while they
 * hydrate, so that both say the same.
 */
export function useToday(): string | null {
  const clock = useClock();
  return useSyncExternalStore<string | null>(
    useCallback((onMinute) => clock.every(60_000, onMinute), [clock]),
    useCallback(() => localDay(clock.now()), [clock]),
    () => null,
  );
}
