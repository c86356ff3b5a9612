import { type CalendarEntry, placeOf } from '@podium/data/events/calendarEntry.ts';
import { brand } from './brand.ts';
import { calendarFeedOf } from '../../standard/eventTexts.ts';
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

export const calendarFeed = calendarFeedOf(events, [summitEntry]);
