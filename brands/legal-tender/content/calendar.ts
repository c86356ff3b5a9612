import { anchors } from '@podium/data/schemas/site.ts';
import { brand } from './brand.ts';
import { cities, mapCentre } from './cities.ts';
import { eventDialog } from '../../standard/eventDialog.ts';
import { eventRegions, events, eventTopics } from './events.ts';
import { eventStatuses } from '../../standard/eventStatuses.ts';
import { lastDay, pastEvent } from '../../standard/eventTexts.ts';

const { label, href } = eventDialog.calendars.feed;

export const calendar = {
  anchor: anchors.calendar,
  heading: 'The world, measured from Amsterdam',
  note: 'Past the dotted ring the flight runs three hours: business class, please.',
  centre: mapCentre,
  cities,
  filters: {
    topics: { label: 'Topic', options: eventTopics },
    region: { label: 'Region', options: eventRegions },
  },
  listLabel: 'Events',
  /** Announces the filtered list; a number precedes it. */
  matches: { one: 'event', other: 'events' },
  /** `{attendees}` is a number. */
  attendees: '{attendees} in the room',
  statuses: eventStatuses,
  lastDay,
  pastEvent,
  details: 'Details',
  empty: { text: 'No date answers to all of that. Take one filter off.', showAll: 'Show all dates' },
  /** Shown at every event and below the list without JavaScript, since the details cannot open. */
  inFull: {
    website: eventDialog.website,
    file: eventDialog.calendars.file.label,
    feed: { prompt: 'One calendar holds them all.', label, href },
  },
  invitation: { prompt: 'Is your date open?', action: `Invite ${brand.shortName} to Your Event` },
  events,
};
