import { useLatestDay } from './useToday.tsx';

/** Whether a day, 'YYYY-MM-DD', is known to be over; false while that is unknown. */
export function useIsOver(day: string | undefined): boolean {
  const latest = useLatestDay();
  return latest !== null && day !== undefined && day < latest;
}
