import type { EventDays } from '../schemas/eventDates.ts';

/** The days of an event in parts: the first day and, if there are more, the last. */
export interface ShortDays {
  /** '04' */
  day: string;
  /** 'Sep' */
  month: string;
  /** '2025' */
  year: string;
  /** 'to 2 Oct', for an event of several days. */
  until?: string;
}

const firstDay = new Intl.DateTimeFormat('en-US', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });
const lastDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '11 Sep 2025' in parts, and 'to 12 Sep'. */
export function shortDays({ date, endDate }: EventDays): ShortDays {
  const first = partsOf(firstDay, date);
  if (date === endDate) return first;
  const last = partsOf(lastDay, endDate);
  return { ...first, until: `to ${last.day} ${last.month}` };
}

function partsOf(format: Intl.DateTimeFormat, day: string): Pick<ShortDays, 'day' | 'month' | 'year'> {
  const parts = format.formatToParts(new Date(day));
  const textOf = (part: string) => parts.find(({ type }) => type === part)?.value ?? '';
  return { day: textOf('day'), month: textOf('month'), year: textOf('year') };
}
