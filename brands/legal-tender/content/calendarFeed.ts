import { type CalendarEntry, calendarEntry, placeOf } from '@podium/data/events/calendarEntry.ts';
import { brand } from './brand.ts';
import { calendarDetails } from '../../standard/eventTexts.ts';
import { events } from './events.ts';
import { summitFacts } from './summitFacts.ts';

const summitEntry: CalendarEntry = {
  id: 'legacy-summit-2026',
  title: `${summitFacts.name} ${brand.speakerSuffix}`,
  ...summitFacts.days,
  location: placeOf(summitFacts.place),
  details: 'Three days, 500 attendees, 100+ pitches.',
  isConfirmed: true,
};

/** The feed to subscribe to: every event and the summit, once each (REQ-CAL-4). */
export const calendarFeed = {
  name: `${brand.name}: speaking calendar`,
  entries: [
    ...events.map((event) => calendarEntry(event, { speakerSuffix: brand.speakerSuffix, details: calendarDetails })),
    summitEntry,
  ],
};
