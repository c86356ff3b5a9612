import { type EventDays, formatEventDays } from '@podium/data/schemas/eventDates.ts';
import { shortDays } from '@podium/data/events/shortDays.ts';
import { useLocale } from '@podium/ui/locale/Locale';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import * as styles from './EventDate.css.ts';

/** The days of an event as a numeral, above month and year; as text for screen readers. */
export function EventDate({ days }: { days: EventDays }) {
  const locale = useLocale();
  const short = shortDays(days, locale);
  return (
    <time dateTime={days.date}>
      <span className={styles.date} aria-hidden>
        <bdi className={styles.days}>{short.days}</bdi>
        <span className={styles.month}>{short.month}</span>
      </span>
      <VisuallyHidden>{formatEventDays(days, locale)}</VisuallyHidden>
    </time>
  );
}
