import type { EventDays } from '../schemas/eventDates.ts';
import type { SpeakingEvent } from '../schemas/speakingEvent.ts';

export interface CalendarEntry extends EventDays {
  /** Becomes the UID in calendars: it must never change. */
  id: string;
  title: string;
  location: string;
  details: string;
  website?: string;
  isConfirmed: boolean;
}

export function placeOf({ location, country }: Pick<SpeakingEvent, 'location' | 'country'>): string {
  return `${location}, ${country}`;
}

export interface CalendarEntryTexts {
  /** Follows the event's title. */
  speakerSuffix: string;
  /** `{title}` and `{topics}` are replaced with the event's. */
  details: string;
}

export function calendarEntry(event: SpeakingEvent, { speakerSuffix, details }: CalendarEntryTexts): CalendarEntry {
  const { title, topics } = event;
  return {
    id: event.id,
    title: `${title} ${speakerSuffix}`,
    date: event.date,
    endDate: event.endDate,
    location: placeOf(event),
    // Functions, because '$' in a replacement string has a special meaning.
    details: details.replace('{title}', () => title).replace('{topics}', () => topics.join(', ')),
    website: event.website,
    isConfirmed: event.status === 'confirmed',
  };
}
