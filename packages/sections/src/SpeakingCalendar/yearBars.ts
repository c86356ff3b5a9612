import { dayAfter, daysInMonth, monthOf } from '@podium/data/events/calendarDays.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';

type Drawn = Pick<SpeakingEvent, 'date' | 'endDate' | 'location' | 'attendees'>;

export interface YearBar<Event extends Drawn> {
  event: Event;
  /** First day and end as shares of the year. */
  start: number;
  end: number;
  /** Attendance as a share of the largest. */
  share: number;
  /** Row of the city's name, 0 to 2 from the top. */
  tier: number;
  /** Position of the name: before the bar near the end of the year. */
  side: 'before' | 'after';
}

/** Widths of a name as shares of the narrowest ruler that shows names: a letter, and the space after it. */
const letter = 0.0074;
const afterName = 0.0065;
const tiers = 3;

/** The bars of the events with a day in a year, 'YYYY', by date. Their cities take the first row in which they fit. */
export function barsOf<Event extends Drawn>(events: readonly Event[], year: string): YearBar<Event>[] {
  const largest = Math.max(...events.map(({ attendees }) => attendees));
  const ends = Array.from({ length: tiers }, () => 0);
  return events
    .filter(({ date, endDate }) => date.slice(0, 4) <= year && year <= endDate.slice(0, 4))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map((event) => {
      const start = yearPlace(event.date, year);
      const width = letter * event.location.length + afterName;
      const side = start + width > 1 ? 'before' : 'after';
      const nameStart = side === 'before' ? start - width : start;
      const free = ends.findIndex((end) => end <= nameStart);
      const tier = free === -1 ? ends.indexOf(Math.min(...ends)) : free;
      ends[tier] = nameStart + width;
      return {
        event,
        start,
        end: yearPlace(dayAfter(event.endDate), year),
        share: rounded(event.attendees / largest),
        tier,
        side,
      };
    });
}

/** Position of a day in a year of twelve equal months, from 0 to 1. */
function yearPlace(day: string, year: string): number {
  const itsYear = day.slice(0, 4);
  if (itsYear !== year) return itsYear < year ? 0 : 1;
  const month = monthOf(day);
  const months = Number(month.slice(5)) - 1;
  return rounded((months + (Number(day.slice(8)) - 1) / daysInMonth(month)) / 12);
}

function rounded(share: number): number {
  return Math.round(10_000 * share) / 10_000;
}
