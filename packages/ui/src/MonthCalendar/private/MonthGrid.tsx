import { useRef } from 'react';
import { isSameMonth, type CalendarDate } from '@internationalized/date';
import { useCalendarCell, useCalendarGrid, useDateFormatter } from 'react-aria';
import type { CalendarState } from 'react-stately';
import { useLatestDay, useToday } from '../../clock/useToday.tsx';
import { useLocale } from '../../locale/Locale.tsx';
import { countText, type PluralTexts } from '../../locale/texts.tsx';
import { useUiTexts } from '../../locale/UiTexts.tsx';
import * as styles from './grid.css.ts';

export const calendarTexts = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** Follows the date of a day with events. */
  events: { one: '{count} event', other: '{count} events' } as PluralTexts,
};

/** First and last day as calendar dates 'YYYY-MM-DD' without a time zone. Equal for a single day. */
export interface DaySpan {
  date: string;
  endDate: string;
}

/** The visible month, one row per week. Days of adjacent months are empty cells. */
export function MonthGrid({ state, events }: { state: CalendarState; events: readonly DaySpan[] }) {
  const { gridProps } = useCalendarGrid({}, state);
  const { timeZone } = state;
  const shortName = useDateFormatter({ weekday: 'short', timeZone });
  const longName = useDateFormatter({ weekday: 'long', timeZone });
  const today = useToday();
  const latestDay = useLatestDay();
  const weeks = Array.from({ length: state.getWeeksInMonth() }, (_, week) => state.getDatesInWeek(week));

  return (
    <table {...gridProps} className={styles.grid}>
      <thead>
        <tr>
          {weeks[0]
            ?.filter((date) => date !== null)
            .map((date) => (
              <th key={date.day} className={styles.weekday} scope="col" abbr={longName.format(date.toDate(timeZone))}>
                {shortName.format(date.toDate(timeZone))}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((dates, week) => (
          // oxlint-disable-next-line react/no-array-index-key -- a week is its place in the month
          <tr key={week}>
            {dates.map((date, weekday) =>
              date && isSameMonth(date, state.visibleRange.start) ? (
                <DayCell
                  key={date.toString()}
                  state={state}
                  date={date}
                  eventCount={events.filter((event) => includes(event, date.toString())).length}
                  isToday={date.toString() === today}
                  isOver={latestDay !== null && date.toString() < latestDay}
                />
              ) : (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={weekday} aria-hidden />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** ISO dates sort as text. */
function includes({ date, endDate }: DaySpan, day: string): boolean {
  return date <= day && day <= endDate;
}

interface DayCellProps {
  state: CalendarState;
  date: CalendarDate;
  eventCount: number;
  isToday: boolean;
  isOver: boolean;
}

/** A selectable day; pressing it again clears the selection. */
function DayCell({ state, date, eventCount, isToday, isOver }: DayCellProps) {
  const locale = useLocale();
  const texts = useUiTexts('monthCalendar', calendarTexts);
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, formattedDate } = useCalendarCell({ date }, state, ref);
  const fullDate = useDateFormatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: state.timeZone });

  const dayName = fullDate.format(date.toDate(state.timeZone));

  return (
    // In a table with the role grid a td is a gridcell: react-aria's own role would be redundant, which is invalid HTML.
    <td {...cellProps} role={undefined} className={styles.cell}>
      <div
        {...buttonProps}
        ref={ref}
        className={styles.day}
        // Replaces the label of react-aria, which also marks today in prerendered pages.
        aria-label={eventCount === 0 ? dayName : `${dayName}, ${countText(texts.events, eventCount, locale)}`}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={isSelected}
        data-event={eventCount > 0 || undefined}
        data-over={isOver || undefined}
      >
        {formattedDate}
      </div>
    </td>
  );
}
