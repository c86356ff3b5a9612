import type { EventDays } from '../schemas/eventDates.ts';
import { dayFormat, rangeDash } from './calendarDays.ts';

/** The days of an event, split into days and months. */
export interface ShortDays {
  /** '4', or '11-12' for several days. */
  days: string;
  /** 'Sep 2025', or 'Sep-Oct 2025' across months. */
  month: string;
}

export function shortDays({ date, endDate }: EventDays, locale: string = 'en'): ShortDays {
  const [first, last] = [new Date(date), new Date(endDate)];
  const dash = rangeDash(locale);
  const day = dayFormat(locale, { day: 'numeric' });
  const month = dayFormat(locale, { month: 'short', year: 'numeric' });
  return {
    days: date === endDate ? day.format(first) : `${day.format(first)}${dash}${day.format(last)}`,
    // Browsers differ in the spaces around the dash of a range.
    month: month.formatRange(first, last).replace(/\s*–\s*/, dash),
  };
}
