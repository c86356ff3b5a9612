/*
 * Calendar days, 'YYYY-MM-DD', without a time zone (REQ-CAL-4). Sorting the text sorts them by date.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** 28 to 31, for a month 'YYYY-MM'. */
export function daysInMonth(month: string): number {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
}

/** 'December' for '2025-12', or in another format. */
export function monthName(
  month: string,
  locale: string,
  format: Pick<Intl.DateTimeFormatOptions, 'month' | 'year'> = { month: 'long' },
): string {
  return dayFormat(locale, format).format(new Date(month));
}

/** Between the ends of a range. The site's English texts have hyphens. */
export function rangeDash(locale: string): string {
  return /^en\b/.test(locale) ? '-' : '–';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of days. To make one takes a millisecond on a phone, and lists need several for each entry. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
