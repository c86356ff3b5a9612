import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from '../../clock/Clock.tsx';
import { localDay } from './days.ts';

/** Today where the visitor is, 'YYYY-MM-DD', also when midnight passes; null in prerendered pages. */
export function useToday(): string | null {
  const clock = useClock();
  return useSyncExternalStore<string | null>(
    useCallback((onMinute) => clock.every(60_000, onMinute), [clock]),
    useCallback(() => localDay(clock.now()), [clock]),
    () => null,
  );
}
