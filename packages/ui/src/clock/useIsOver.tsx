import { useLatestDay } from './useToday.tsx';

/** Whether a day, 'YYYY-MM-DD', is known to be over: false in a page that cannot know it yet. */
export function useIsOver(day: string): boolean {
  const latest = useLatestDay();
  return latest !== null && day < latest;
}
