import type { EventDays } from '../schemas/eventDates.ts';
import type { SpeakingEvent } from '../schemas/speakingEvent.ts';
import { monthOf } from './calendarDays.ts';

/** How many events are listed while no day is chosen (specification §9). */
export const LISTED_EVENTS = 3;

type Dates = Pick<SpeakingEvent, 'date' | 'endDate'>;

/** The days of an event, as the functions of `eventDates` take them. */
export function daysOf({ date, endDate }: Dates): EventDays {
  return { startsOn: date, endsOn: endDate };
}

/** The events that take place on a day, 'YYYY-MM-DD'. */
export function eventsOfDay<Event extends Dates>(events: readonly Event[], day: string): Event[] {
  return events.filter(({ date, endDate }) => date <= day && day <= endDate);
}

/** What the list shows: the events of the chosen day, else the first three (specification §2, §9). */
export function listedEvents<Event extends Dates>(events: readonly Event[], day: string | null): Event[] {
  const chosen = day === null ? [] : eventsOfDay(events, day);
  return chosen.length > 0 ? chosen : events.slice(0, LISTED_EVENTS);
}

/**
 * The month that the calendar opens on, 'YYYY-MM': that of the next event, today's while one takes place, else that of
 * the last one (rulings, 'Dates now past'). Undefined without events. `today` as 'YYYY-MM-DD'.
 */
export function monthToOpenOn(events: readonly Dates[], today: string): string | undefined {
  const inOrder = events.toSorted((one, other) => one.date.localeCompare(other.date));
  const next = inOrder.find(({ endDate }) => endDate >= today);
  if (next) return monthOf(next.date > today ? next.date : today);
  const last = inOrder.at(-1);
  return last && monthOf(last.date);
}
