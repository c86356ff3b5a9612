import { dayAfter, dayFormat, monthOf, rangeDash } from '../events/calendarDays.ts';

/** An all-day event: calendar days without a time zone, 'YYYY-MM-DD' (REQ-CAL-4). */
export interface EventDays {
  date: string;
  /** Last day; equals `date` for a one-day event. */
  endDate: string;
}

/** 'May 21-23, 2026'; '21-23 May 2026' in the locale 'en-GB'. */
export function formatEventDays({ date, endDate }: EventDays, locale: string = 'en'): string {
  const dash = rangeDash(locale);
  const range = dayFormat(locale, { dateStyle: 'long' }).formatRange(new Date(date), new Date(endDate));
  // Browsers differ in the spaces around the dash of a range.
  return range.replace(/\s*–\s*/, monthOf(date) === monthOf(endDate) ? dash : ` ${dash} `);
}

/** The local day of a time: 'February 28, 2026'. */
export function formatLocalDay(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(time));
}

/** Start of the first day in local time, in milliseconds since the epoch. */
export function startOfEvent({ date }: EventDays): number {
  return startOfDay(date);
}

/** End of the last day in local time, in milliseconds since the epoch. */
export function endOfEvent({ endDate }: EventDays): number {
  return startOfDay(dayAfter(endDate));
}

/** Midnight in local time, because the text has no offset. */
function startOfDay(day: string): number {
  return new Date(`${day}T00:00`).getTime();
}

/** Note beside a past event (REQ-DAY-1). `{dates}` in the text are its days. */
export function pastEventText(text: string, days: EventDays, locale?: string): string {
  return text.replace('{dates}', formatEventDays(days, locale));
}
