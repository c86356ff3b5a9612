import { brand } from '@podium/brands/active/content/brand.ts';
import { calendarFeedFile } from '@podium/data/events/calendarFiles.ts';
import { calendarDetails, pastEvent } from './eventTexts.ts';
import { eventStatuses } from './eventStatuses.ts';

export const eventDialog = {
  facts: { when: 'When', where: 'Where', attendees: 'In the room', topics: 'Topics' },
  statuses: eventStatuses,
  pastEvent,
  calendars: {
    heading: 'Put it in your calendar',
    service: { label: 'Add to Calendar', note: 'Google Calendar, in a new tab' },
    outlook: { label: 'Add to Outlook', note: 'Outlook on the web, in a new tab' },
    file: { label: 'Download .ics', note: 'this event alone, for any calendar' },
    feed: { label: 'Subscribe to all dates', note: 'updates itself', href: calendarFeedFile },
  },
  /** Texts of the visitor's calendar. */
  entry: { speakerSuffix: brand.speakerSuffix, details: calendarDetails },
  website: 'Event website',
  invite: `Invite ${brand.shortName} like this`,
  close: 'Close',
};
