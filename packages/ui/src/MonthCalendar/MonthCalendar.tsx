import { useState } from 'react';
import { GregorianCalendar, parseDate, type DateValue } from '@internationalized/date';
import { I18nProvider, useCalendar, useLocale as useAriaLocale } from 'react-aria';
import { useCalendarState } from 'react-stately';
import { ArrowButton } from '../ArrowButton/ArrowButton.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { useLocale } from '../locale/Locale.tsx';
import { useUiTexts } from '../locale/UiTexts.tsx';
import { Text } from '../Text/Text.tsx';
import { calendarTexts, MonthGrid, type DaySpan } from './private/MonthGrid.tsx';
import { head } from './private/grid.css.ts';

/** All days are calendar dates 'YYYY-MM-DD', without a time zone (REQ-CAL-4). */
export interface MonthCalendarProps {
  /** Accessible name: what the day is selected for. */
  label: string;
  /** The visible month, 'YYYY-MM'. */
  month: string;
  /** Called with the new month, 'YYYY-MM', on a change by button or keyboard. */
  onMonthChange: (month: string) => void;
  /** The selected day as an ISO date, such as '2026-05-21'. */
  value: string | null;
  /** Called with the selected day, or with null when it is pressed again. */
  onChange: (value: string | null) => void;
  /** Events; their days are highlighted, from the first to the last. */
  events: readonly DaySpan[];
  /** The level of the name of the month. */
  headingLevel?: 2 | 3 | 4;
  /** A line below the name of the month, such as its only event. */
  note?: string;
}

/**
 * A month, in weeks as usual in the locale, that shows on which days there are events, and filters by a day.
 *
 * @avoid A date to type into a form. A known date is typed faster: use `TextField`.
 * @do List the events of the selected day beside it: the calendar shows only how many there are.
 * @keyboard One Tab stop. Arrow keys move by day and week, Home and End to the ends of the month, Page Up and Page Down
 *   by month. Enter and Space select or clear.
 * @screenReader A table with weekdays as headers, to be browsed like any other. A change of month is announced, a
 *   selected day only by the state of its button: announce what the page shows of it.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  return (
    <I18nProvider locale={useLocale()}>
      <Month {...props} />
    </I18nProvider>
  );
}

/** Only this calendar system is bundled, whatever the locale. */
const createCalendar = () => new GregorianCalendar();

const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

function Month({ label, month, onMonthChange, value, onChange, events, headingLevel = 3, note }: MonthCalendarProps) {
  const texts = useUiTexts('monthCalendar', calendarTexts);
  const { locale, direction } = useAriaLocale();
  const [lastFocus, setLastFocus] = useState<string | null>(null);

  const focusable = [lastFocus, value].find((day) => day !== null && monthOf(day) === month) ?? `${month}-01`;

  function handleFocusChange(date: DateValue) {
    const day = date.toString();
    setLastFocus(day);
    if (monthOf(day) !== month) onMonthChange(monthOf(day));
  }

  const options = {
    'aria-label': label,
    value: value === null ? null : parseDate(value),
    onChange(date: DateValue | null) {
      const day = date?.toString() ?? null;
      onChange(day === value ? null : day);
    },
    focusedValue: parseDate(focusable),
    onFocusChange: handleFocusChange,
  };
  // Without a value react-aria announces no selection: the page announces the events of the day itself.
  const state = { ...useCalendarState({ ...options, locale, createCalendar }), value: null };
  const { calendarProps, title } = useCalendar(options, state);

  return (
    // A group instead of react-aria's `application` role, so that screen readers can browse the table.
    <fieldset {...calendarProps} role={undefined} dir={direction}>
      <div className={head}>
        <ArrowButton to="previous" size="small" label={texts.previousMonth} onPress={() => state.focusPreviousPage()} />
        <div>
          <Heading level={headingLevel} size="h3">
            {title}
          </Heading>
          {note !== undefined && (
            <Text size="small" color="secondary">
              {note}
            </Text>
          )}
        </div>
        <ArrowButton to="next" size="small" label={texts.nextMonth} onPress={() => state.focusNextPage()} />
      </div>
      <MonthGrid state={state} events={events} />
    </fieldset>
  );
}
