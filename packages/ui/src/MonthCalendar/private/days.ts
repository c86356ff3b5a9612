/** First and last day as calendar dates 'YYYY-MM-DD' without a time zone. Equal for a single day. */
export interface DaySpan {
  date: string;
  endDate: string;
}

/** Number of spans that include a day, 'YYYY-MM-DD'. */
export function countOn(day: string, spans: readonly DaySpan[]): number {
  // ISO dates sort as text.
  return spans.filter(({ date, endDate }) => date <= day && day <= endDate).length;
}

/** The month of a day: 'YYYY-MM' of 'YYYY-MM-DD'. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The focusable day of a month: the first candidate in it, else its first day. */
export function entryTo(month: string, ...candidates: readonly (string | null)[]): string {
  return candidates.find((day) => day !== null && monthOf(day) === month) ?? `${month}-01`;
}
