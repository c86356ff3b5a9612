import { type CalendarEntry, calendarEntry, placeOf } from '@podium/data/events/calendarEntry.ts';
import { banner, summitDays } from './banner.ts';
import { brand } from './brand.ts';
import { events } from './events.ts';

export const summitPlace = { location: 'Amsterdam', country: 'The Netherlands' };

const summitEntry: CalendarEntry = {
  id: 'legacy-summit-2026',
  title: `${banner.event} ${brand.speakerSuffix}`,
  ...summitDays,
  location: placeOf(summitPlace),
  details: 'Three days, 500 attendees, 100+ pitches.',
  isConfirmed: true,
};

/** The feed to subscribe to: every event and the summit, once each (REQ-CAL-4). */
export const calendarFeed = {
  name: `${brand.name}: speaking calendar`,
  entries: [...events.map((event) => calendarEntry(event, brand.speakerSuffix)), summitEntry],
};
