/*
 * Days of a calendar, 'YYYY-MM-DD', without a time zone (rulings, 'Events'). As text they are in the order of time.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day after. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** The month of a day, 'YYYY-MM'. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}
