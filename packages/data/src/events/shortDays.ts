import { type EventDays, formatEventDays } from '../schemas/eventDates.ts';

/** The days of an event in parts: the first day and, if there are more, the last. */
export interface ShortDays {
  /** '4' */
  day: string;
  /** 'Sep' */
  month: string;
  /** '2025' */
  year: string;
  /** 'to 2 Oct', for an event of several days. */
  until?: string;
}

/** '11 Sep 2025' in parts, and 'to 12 Sep'. */
export function shortDays({ startsOn, endsOn }: EventDays): ShortDays {
  const first = piecesOf(startsOn);
  if (startsOn === endsOn) return first;
  const last = piecesOf(endsOn);
  return { ...first, until: `to ${last.day} ${last.month}` };
}

function piecesOf(day: string): ShortDays {
  const [month = '', dayOfMonth = '', year = ''] = formatEventDays({ startsOn: day, endsOn: day }).split(/,? /);
  return { day: dayOfMonth, month: month.slice(0, 3), year };
}
