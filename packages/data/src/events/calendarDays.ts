/*
 * Calendar days, 'YYYY-MM-DD', without a time zone (REQ-CAL-4). Sorting the text sorts them by date.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** The month of a day: 'YYYY-MM'. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** 'December' for '2025-12'. */
export function monthName(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(month));
}
