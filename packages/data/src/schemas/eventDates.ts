import { dayAfter, monthOf } from '../events/calendarDays.ts';

/** An all-day event: calendar days without a time zone, 'YYYY-MM-DD' (REQ-CAL-4). */
export interface EventDays {
  date: string;
  /** Last day; equals `date` for a one-day event. */
  endDate: string;
}

const monthFirst = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayFirst = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Browsers differ in the spaces around the dash of a range. */
function formatDays({ date, endDate }: EventDays, format: Intl.DateTimeFormat): string {
  const dash = monthOf(date) === monthOf(endDate) ? '-' : ' - ';
  return format.formatRange(new Date(date), new Date(endDate)).replace(/\s*–\s*/, dash);
}

/** 'May 21-23, 2026', as in the banner. */
export function formatEventDays(days: EventDays): string {
  return formatDays(days, monthFirst);
}

/** '21-23 May 2026', as in the summit's facts. */
export function formatEventDaysDayFirst(days: EventDays): string {
  return formatDays(days, dayFirst);
}

/** Start of the first day in local time, in milliseconds since the epoch. */
export function startOfEvent({ date }: EventDays): number {
  return startOfDay(date);
}

/** End of the last day in local time, in milliseconds since the epoch. */
export function endOfEvent({ endDate }: EventDays): number {
  return startOfDay(dayAfter(endDate));
}

/** Without an offset the time is local. */
function startOfDay(day: string): number {
  return new Date(`${day}T00:00`).getTime();
}

/** Note beside a past event (REQ-DAY-1). */
export function pastEventText(days: EventDays): string {
  return `This event took place on ${formatEventDays(days)}`;
}
