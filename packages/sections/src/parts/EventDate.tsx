import { type EventDays, formatEventDays } from '@podium/data/schemas/eventDates.ts';
import { shortDays } from '@podium/data/events/shortDays.ts';
import { useLocale } from '@podium/ui/locale/Locale';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import * as styles from './EventDate.css.ts';

export interface EventDateProps {
  days: EventDays;
  /** `inline`: numeral and month side by side from 768 px. `stacked`: the month below, with its year. */
  layout: keyof typeof styles.layout;
  /** Follows the first of several days; `{day}` is the last one. */
  lastDayText: string;
}

/** The first day of an event as a numeral; as text for screen readers. */
export function EventDate({ days, layout, lastDayText }: EventDateProps) {
  const locale = useLocale();
  const { day, month, year, lastDay } = shortDays(days, locale);
  return (
    <time dateTime={days.date}>
      <span className={styles.layout[layout]} aria-hidden>
        <span className={styles.numeral}>{day}</span>
        <span className={styles.words}>
          <span className={styles.month}>{layout === 'stacked' ? `${month} ${year}` : month}</span>
          {lastDay && <span className={styles.until}>{lastDayText.replace('{day}', lastDay)}</span>}
        </span>
      </span>
      <VisuallyHidden>{formatEventDays(days, locale)}</VisuallyHidden>
    </time>
  );
}
