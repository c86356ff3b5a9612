import type { CSSProperties } from 'react';
import { monthName } from '@podium/data/events/calendarDays.ts';
import { formatEventDays } from '@podium/data/schemas/eventDates.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { barsOf } from './yearBars.ts';
import * as styles from './YearRuler.css.ts';

export interface YearRulerContent {
  /** Accessible name; `{year}` is that of the visible month. */
  label: string;
  /** Label of the bracket around the listed events; `{listed}` and `{all}` are replaced with numbers. */
  listed: string;
}

interface YearRulerProps {
  content: YearRulerContent;
  /** The visible month, 'YYYY-MM'. Its year is shown. */
  month: string;
  events: readonly SpeakingEvent[];
  listed: readonly SpeakingEvent[];
  onMonthChange: (month: string) => void;
}

const places = (values: Record<string, number>) => values as CSSProperties;

/**
 * The year of the visible month: a bar for each event, as high as its attendance, and a button for each month. Screen
 * readers get the events as a list.
 */
export function YearRuler({ content, month, events, listed, onMonthChange }: YearRulerProps) {
  const locale = useLocale();
  const year = month.slice(0, 4);
  const label = fillIn(content.label, { year }, locale);
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const bars = barsOf(events, year);
  const marked = bars.filter(({ event }) => listed.includes(event));
  const [first, last] = [marked[0], marked.at(-1)];
  return (
    <div className={styles.ruler}>
      <div className={styles.chart} aria-hidden>
        {first && last && (
          <span className={styles.bracket} style={places({ '--at': first.start, '--end': last.end })}>
            <span className={styles.caption[first.start > 0.5 ? 'before' : 'after']}>
              {fillIn(content.listed, { listed: listed.length, all: events.length }, locale)}
            </span>
          </span>
        )}
        {bars.toReversed().map(({ event, start, end, share, tier, side }) => (
          <span
            key={event.id}
            className={listed.includes(event) ? styles.listedEvent : styles.event}
            style={places({ '--at': start, '--end': end, '--share': share, '--tier': tier })}
          >
            <span className={styles.city[side]}>{event.location}</span>
            <span className={styles.bar} />
          </span>
        ))}
      </div>
      <ul className={styles.months} aria-label={label}>
        {months.map((each) => (
          <li key={each} className={styles.place}>
            <span className={each === month ? styles.shownMonth : styles.month}>
              <span className={styles.initial}>{monthName(each, locale, { month: 'narrow' })}</span>
              <span className={styles.short} aria-hidden>
                {monthName(each, locale, { month: 'short' })}
              </span>
            </span>
            <button
              type="button"
              className={styles.press}
              aria-label={monthName(each, locale, { month: 'long', year: 'numeric' })}
              aria-current={each === month || undefined}
              onClick={() => onMonthChange(each)}
            />
          </li>
        ))}
      </ul>
      <ul className={styles.eventTexts}>
        {bars.map(({ event }) => (
          <li key={event.id}>{`${formatEventDays(event, locale)}: ${event.title}, ${event.location}`}</li>
        ))}
      </ul>
    </div>
  );
}
