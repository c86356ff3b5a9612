import { useRef } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { useCalendarCell, useDateFormatter } from 'react-aria';
import type { CalendarState } from 'react-stately';
import * as styles from './grid.css.ts';

export interface DayCellProps {
  state: CalendarState;
  date: CalendarDate;
  eventCount: number;
  isToday: boolean;
}

/** A day that can be chosen, and unchosen by pressing it again. */
export function DayCell({ state, date, eventCount, isToday }: DayCellProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, isDisabled, formattedDate } = useCalendarCell({ date }, state, ref);
  const fullDate = useDateFormatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: state.timeZone });

  return (
    <td {...cellProps} className={styles.cell}>
      <div
        {...buttonProps}
        ref={ref}
        className={styles.day}
        // In place of react-aria's, which says today's date also in prerendered pages.
        aria-label={dayName(fullDate.format(date.toDate(state.timeZone)), eventCount)}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={isDisabled ? undefined : isSelected}
        data-event={eventCount > 0 || undefined}
      >
        {formattedDate}
      </div>
    </td>
  );
}

function dayName(date: string, eventCount: number): string {
  if (eventCount === 0) return date;
  return `${date}, ${eventCount} ${eventCount === 1 ? 'event' : 'events'}`;
}
