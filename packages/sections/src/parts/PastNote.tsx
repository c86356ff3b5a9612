import { type EventDays, pastEventNote } from '@podium/data/schemas/eventDates';
import { Text, type TextProps } from '@podium/ui/Text/Text';
import { useToday } from '@podium/ui/clock/useToday';

export interface PastNoteProps {
  days: EventDays;
  /** `inherit` on a field: its tertiary text is for paper, laid and sheet. @default 'tertiary' */
  tone?: TextProps['tone'];
}

/** Says beside an event that is over that it took place (rulings, 'Dates now past'); before that, nothing. */
export function PastNote({ days, tone = 'tertiary' }: PastNoteProps) {
  const today = useToday();
  if (today === null || days.endsOn >= today) return null;
  return (
    <Text size="label" tone={tone}>
      {pastEventNote(days)}
    </Text>
  );
}
