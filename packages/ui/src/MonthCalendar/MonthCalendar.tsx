import { useState } from 'react';
import { GregorianCalendar, parseDate, type DateValue } from '@internationalized/date';
import { I18nProvider, useCalendar, useLocale } from 'react-aria';
import { useCalendarState } from 'react-stately';
import { ArrowButton } from '../ArrowButton/ArrowButton.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { entryTo, monthOf, type DaySpan } from './private/days.ts';
import { MonthGrid } from './private/MonthGrid.tsx';
import * as styles from './MonthCalendar.css.ts';

/** All days are calendar dates 'YYYY-MM-DD', and no time zone is invented for them. */
export interface MonthCalendarProps {
  /** What the days are chosen for; names the calendar for screen readers. */
  label: string;
  /** The month in view, 'YYYY-MM'. */
  month: string;
  /** Called with the month to show, 'YYYY-MM', when the visitor turns the page or walks out of it by keyboard. */
  onMonthChange: (month: string) => void;
  /** The chosen day. */
  value: string | null;
  /** A day was chosen, or with null the chosen one pressed again. */
  onChange: (value: string | null) => void;
  /** Their days are lit, from the first to the last. */
  events: readonly DaySpan[];
  /** The first day that can be chosen. */
  minDate?: string;
  /** The last day that can be chosen. */
  maxDate?: string;
  /** The heading's place in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Language of months and weekdays. @default 'en-GB' */
  locale?: string;
}

/** A month from Monday to Sunday, of which a day can be chosen. */
export function MonthCalendar({ locale = 'en-GB', ...rest }: MonthCalendarProps) {
  return (
    <I18nProvider locale={locale}>
      <Month {...rest} locale={locale} />
    </I18nProvider>
  );
}

/** Only this calendar is bundled, whatever the locale. */
const createCalendar = () => new GregorianCalendar();

function Month({
  label,
  month,
  onMonthChange,
  value,
  onChange,
  events,
  minDate,
  maxDate,
  headingLevel = 3,
  locale,
}: MonthCalendarProps & { locale: string }) {
  const [lastFocus, setLastFocus] = useState<string | null>(null);

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
    focusedValue: parseDate(entryTo(month, lastFocus, value)),
    onFocusChange: handleFocusChange,
    minValue: minDate === undefined ? undefined : parseDate(minDate),
    maxValue: maxDate === undefined ? undefined : parseDate(maxDate),
    firstDayOfWeek: 'mon',
  } as const;
  const state = useCalendarState({ ...options, locale, createCalendar });
  const { direction } = useLocale();
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(options, state);

  return (
    // A group, and not the application that react-aria makes of it: the month is to be read like any other table.
    <fieldset {...calendarProps} role={undefined} dir={direction} className={styles.calendar}>
      <div className={styles.head}>
        <ArrowButton
          to="previous"
          size="small"
          label="Previous month"
          isDisabled={prevButtonProps.isDisabled}
          onPress={() => state.focusPreviousPage()}
        />
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        <ArrowButton
          to="next"
          size="small"
          label="Next month"
          isDisabled={nextButtonProps.isDisabled}
          onPress={() => state.focusNextPage()}
        />
      </div>
      <MonthGrid state={state} events={events} />
    </fieldset>
  );
}
