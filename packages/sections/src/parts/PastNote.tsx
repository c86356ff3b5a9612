import { type EventDays, pastEventNote } from '@podium/data/schemas/eventDates';
import { Text, type TextProps } from '@podium/ui/Text/Text';
import { useIsOver } from '@podium/ui/clock/useIsOver';

export interface PastNoteProps {
  days: EventDays;
  /** `inherit` on a field: its tertiary text is for paper, laid and sheet. @default 'tertiary' */
  tone?: TextProps['tone'];
}

/** Says beside an event that is over that it took place (rulings, 'Dates now past'); before that, nothing. */
export function PastNote({ days, tone = 'tertiary' }: PastNoteProps) {
  const isOver = useIsOver(days.endsOn);
  if (!isOver) return null;
  return (
    <Text size="label" tone={tone}>
      {pastEventNote(days)}
    </Text>
  );
}
