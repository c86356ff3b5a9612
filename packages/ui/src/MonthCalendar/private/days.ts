/** First and last day of something, as calendar dates 'YYYY-MM-DD' without a time zone; the same day twice for one day. */
export interface DaySpan {
  start: string;
  end: string;
}

/** How many of these take place on a day, 'YYYY-MM-DD'. */
export function countOn(day: string, spans: readonly DaySpan[]): number {
  // Dates written this way sort as text.
  return spans.filter(({ start, end }) => start <= day && day <= end).length;
}

/** The month of a day: 'YYYY-MM' of 'YYYY-MM-DD'. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The day at which the keyboard enters a month: where it last was, else the chosen day, else the first. */
export function entryTo(month: string, ...candidates: readonly (string | null)[]): string {
  return candidates.find((day) => day !== null && monthOf(day) === month) ?? `${month}-01`;
}
