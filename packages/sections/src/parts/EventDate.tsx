import { type EventDays, formatEventDays } from '@podium/data/schemas/eventDates.ts';
import { shortDays } from '@podium/data/events/shortDays.ts';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import * as styles from './EventDate.css.ts';

export interface EventDateProps {
  days: EventDays;
  /** `inline`: numeral and month side by side from 768 px. `stacked`: the month below, with its year. */
  layout: keyof typeof styles.layout;
}

/** The first day of an event as a numeral; as text for screen readers. */
export function EventDate({ days, layout }: EventDateProps) {
  const { day, month, year, until } = shortDays(days);
  return (
    <time dateTime={days.date}>
      <span className={styles.layout[layout]} aria-hidden>
        <span className={styles.numeral}>{day}</span>
        <span className={styles.words}>
          <span className={styles.month}>{layout === 'stacked' ? `${month} ${year}` : month}</span>
          {until && <span className={styles.until}>{until}</span>}
        </span>
      </span>
      <VisuallyHidden>{formatEventDays(days)}</VisuallyHidden>
    </time>
  );
}
