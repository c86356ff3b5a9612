import type { EventDays } from '../schemas/eventDates.ts';
import type { SpeakingEvent } from '../schemas/speakingEvent.ts';

/** An all-day event for calendar services and .ics files. */
export interface CalendarEntry extends EventDays {
  /** Becomes the UID in calendars: it must never change. */
  id: string;
  title: string;
  location: string;
  details: string;
  website?: string;
  isConfirmed: boolean;
}

/** 'Vienna, Austria'. */
export function placeOf({ location, country }: Pick<SpeakingEvent, 'location' | 'country'>): string {
  return `${location}, ${country}`;
}

export function calendarEntry(event: SpeakingEvent, speakerSuffix: string): CalendarEntry {
  return {
    id: event.id,
    title: `${event.title} ${speakerSuffix}`,
    date: event.date,
    endDate: event.endDate,
    location: placeOf(event),
    details: `Speaking engagement at ${event.title}. Topics: ${event.topics.join(', ')}`,
    website: event.website,
    isConfirmed: event.status === 'confirmed',
  };
}
