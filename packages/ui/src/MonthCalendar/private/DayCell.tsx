import { useRef } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { useCalendarCell, useDateFormatter } from 'react-aria';
import type { CalendarState } from 'react-stately';
import { useLocale } from '../../locale/Locale.tsx';
import { countText } from '../../locale/texts.tsx';
import { useUiTexts } from '../../locale/UiTexts.tsx';
import { calendarTexts } from './calendarTexts.ts';
import * as styles from './grid.css.ts';

export interface DayCellProps {
  state: CalendarState;
  date: CalendarDate;
  eventCount: number;
  isToday: boolean;
  isOver: boolean;
}

/** A selectable day; pressing it again clears the selection. */
export function DayCell({ state, date, eventCount, isToday, isOver }: DayCellProps) {
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
