import { type EventDays, pastEventText } from '@podium/data/schemas/eventDates.ts';
import { Text, type TextProps } from '@podium/ui/Text/Text';
import { useIsOver } from '@podium/ui/clock/useIsOver';
import { useLocale } from '@podium/ui/locale/Locale';

export interface PastEventNoticeProps {
  days: EventDays;
  /** `{dates}` is replaced with the days. */
  text: string;
  /** `inherit` on a coloured surface, where tertiary text lacks contrast. @default 'tertiary' */
  tone?: TextProps['tone'];
}

/**
 * States that an event took place, once it is over. Before that it renders a hidden marker: a prerendered island
 * (Island.tsx) reads from it until when its HTML is valid.
 */
export function PastEventNotice({ days, text, tone = 'tertiary' }: PastEventNoticeProps) {
  const locale = useLocale();
  const isOver = useIsOver(days.endDate);
  if (!isOver) return <span hidden data-true-until={days.endDate} />;
  return (
    <Text size="label" tone={tone}>
      {pastEventText(text, days, locale)}
    </Text>
  );
}
