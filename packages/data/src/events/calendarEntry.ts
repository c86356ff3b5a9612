import type { SpeakingEvent } from '../schemas/speakingEvent.ts';

/** An all-day event for calendar services and .ics files. */
export interface CalendarEntry {
  /** Becomes the UID in calendars: it must never change. */
  id: string;
  title: string;
  /** First day, 'YYYY-MM-DD'. */
  startsOn: string;
  /** Last day, 'YYYY-MM-DD'. */
  endsOn: string;
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
    startsOn: event.date,
    endsOn: event.endDate,
    location: placeOf(event),
    details: `Speaking engagement at ${event.title}. Topics: ${event.topics.join(', ')}`,
    website: event.website,
    isConfirmed: event.status === 'confirmed',
  };
}
