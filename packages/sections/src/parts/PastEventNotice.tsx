import { type EventDays, pastEventText } from '@podium/data/schemas/eventDates.ts';
import { useLocale } from '@podium/ui/locale/Locale';
import { PastNotice, type PastNoticeProps } from './PastNotice.tsx';

export interface PastEventNoticeProps extends Pick<PastNoticeProps, 'color'> {
  days: EventDays;
  /** `{dates}` is replaced with the days. */
  text: string;
}

/** States that an event took place, once it is over. */
export function PastEventNotice({ days, text, color }: PastEventNoticeProps) {
  const locale = useLocale();
  return <PastNotice endDate={days.endDate} note={pastEventText(text, days, locale)} color={color} />;
}
