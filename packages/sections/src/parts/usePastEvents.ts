import type { EventDays } from '@podium/data/schemas/eventDates.ts';
import { useLatestDay } from '@podium/ui/clock/useToday';

export function usePastEvents<Event extends EventDays>(events: readonly Event[]): readonly Event[] {
  const latest = useLatestDay();
  return latest === null ? [] : events.filter(({ endDate }) => endDate < latest);
}
