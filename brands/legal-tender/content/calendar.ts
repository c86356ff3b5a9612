import { anchors } from '@podium/data/schemas/site.ts';
import { availability } from './availability.ts';
import { brand } from './brand.ts';
import { cities, mapCentre } from './cities.ts';
import { eventRegions, events, eventTopics } from './events.ts';
import { calendarTexts } from '../../standard/eventTexts.ts';

export const calendar = {
  ...calendarTexts,
  anchor: anchors.calendar,
  heading: 'The world, measured from Amsterdam',
  note: 'Past the dotted ring the flight runs three hours: business class, please.',
  centre: mapCentre,
  cities,
  filters: { topics: { label: 'Topic', options: eventTopics }, region: { label: 'Region', options: eventRegions } },
  empty: { text: 'No date answers to all of that. Take one filter off.', showAll: 'Show all dates' },
  invitation: { prompt: 'Is your date open?', action: `Invite ${brand.shortName} to Your Event` },
  availability,
  events,
};
