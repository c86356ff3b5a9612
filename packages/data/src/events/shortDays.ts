import type { EventDays } from '../schemas/eventDates.ts';

/** The days of an event in parts: the first day and, if there are more, the last. */
export interface ShortDays {
  /** '04' */
  day: string;
  /** 'Sep' */
  month: string;
  /** '2025' */
  year: string;
  /** '2 Oct', the last of several days. */
  lastDay?: string;
}

/** '11 Sep 2025' in parts, and '12 Sep'; '12. Sept.' in the locale 'de'. */
export function shortDays({ date, endDate }: EventDays, locale: string = 'en'): ShortDays {
  const first = partsOf(date, '2-digit', locale);
  if (date === endDate) return first;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const parts = format.formatToParts(new Date(endDate));
  // The day comes first in every locale: it follows a numeral of a day.
  if (parts[0]?.type === 'day') return { ...first, lastDay: parts.map(({ value }) => value).join('') };
  const last = partsOf(endDate, 'numeric', locale);
  return { ...first, lastDay: `${last.day} ${last.month}` };
}

function partsOf(date: string, day: 'numeric' | '2-digit', locale: string) {
  const format = new Intl.DateTimeFormat(locale, { day, month: 'short', year: 'numeric', timeZone: 'UTC' });
  const parts = format.formatToParts(new Date(date));
  const textOf = (part: string) => parts.find(({ type }) => type === part)?.value ?? '';
  return { day: textOf('day'), month: textOf('month'), year: textOf('year') };
}
