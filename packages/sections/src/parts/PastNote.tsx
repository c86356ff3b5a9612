import { type EventDays, pastEventNote } from '@podium/data/schemas/eventDates';
import { Text } from '@podium/ui/Text/Text';
import { useToday } from './useToday.ts';

export interface PastNoteProps {
  days: EventDays;
}

/** Says beside an event that is over that it took place (rulings, 'Dates now past'); before that, nothing. */
export function PastNote({ days }: PastNoteProps) {
  const today = useToday();
  if (today === null || days.endsOn >= today) return null;
  return (
    <Text size="label" tone="tertiary">
      {pastEventNote(days)}
    </Text>
  );
}
