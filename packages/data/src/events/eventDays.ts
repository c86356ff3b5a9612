import type { EventDays } from '../schemas/eventDates.ts';
import { monthOf } from './calendarDays.ts';

/** How many events are listed while no day is chosen (REQ-CAL-2). */
export const LISTED_EVENTS = 3;

export function eventsOfDay<Event extends EventDays>(events: readonly Event[], day: string): Event[] {
  return events.filter(({ date, endDate }) => date <= day && day <= endDate);
}

/** The events with a day in a month, 'YYYY-MM'. */
export function eventsOfMonth<Event extends EventDays>(events: readonly Event[], month: string): Event[] {
  return events.filter(({ date, endDate }) => monthOf(date) <= month && month <= monthOf(endDate));
}

/** The day on which the last of the events ends, 'YYYY-MM-DD'. Undefined without events. */
export function lastDayOf(events: readonly EventDays[]): string | undefined {
  return events
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
}

/** The events of the chosen day, else the next three, else the first three (REQ-CAL-2). */
export function listedEvents<Event extends EventDays>(
  events: readonly Event[],
  { day, today }: { day: string | null; today: string },
): Event[] {
  const chosen = day === null ? [] : eventsOfDay(events, day);
  if (chosen.length > 0) return chosen;
  const ahead = events.filter(({ endDate }) => endDate >= today);
  return (ahead.length > 0 ? ahead : events).slice(0, LISTED_EVENTS);
}

/**
 * The initial month of the calendar, 'YYYY-MM': the month of `today` during an event, else of the next event, else of
 * the last one. Undefined without events. `today` is 'YYYY-MM-DD'.
 */
export function monthToOpenOn(events: readonly EventDays[], today: string): string | undefined {
  const inOrder = events.toSorted((one, other) => one.date.localeCompare(other.date));
  const next = inOrder.find(({ endDate }) => endDate >= today);
  if (next) return monthOf(next.date > today ? next.date : today);
  const last = inOrder.at(-1);
  return last && monthOf(last.date);
}
