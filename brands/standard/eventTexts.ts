import { brand } from '@podium/brands/active/content/brand.ts';
import { calendarFeedFile } from '@podium/data/events/calendarFiles.ts';
import { type CalendarEntry, calendarEntry } from '@podium/data/events/calendarEntry.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import { pastEvent } from './pastEvent.ts';

const statuses: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed',
  pending: 'Pending',
  tentative: 'Tentative',
  private: 'Private',
};

/** Details of an event in a visitor's calendar (REQ-CAL-4). */
const calendarDetails = 'Speaking engagement at {title}. Topics: {topics}';

export const eventDialog = {
  facts: { when: 'When', where: 'Where', attendees: 'In the room', topics: 'Topics' },
  statuses,
  pastEvent,
  calendars: {
    heading: 'Put it in your calendar',
    service: { label: 'Add to Calendar', note: 'Google Calendar' },
    outlook: { label: 'Add to Outlook', note: 'Outlook on the web' },
    file: { label: 'Download .ics', note: 'this event alone, for any calendar' },
    feed: { label: 'Subscribe to all dates', note: 'updates itself', href: calendarFeedFile },
  },
  entry: { speakerSuffix: brand.speakerSuffix, details: calendarDetails },
  website: 'Event website',
  invite: `Invite ${brand.shortName} like this`,
};

const { file, feed } = eventDialog.calendars;

/** Numbers from zero as words. Larger ones are written in figures. */
const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Texts of the quarters in which the speaker can be booked. */
const quarterTexts = {
  quarter: 'Q{quarter}',
  months: '{year}, {first} to {last}',
  statuses: { open: 'open', held: 'held' },
};

export const calendarTexts = {
  listLabel: 'Events',
  list: {
    first: 'First {listed} of {all}{choice}, {year}',
    next: 'Next {listed} of {all}{choice}',
    every: { one: '{all} event{choice}, {year}', other: '{all} events{choice}, {year}' },
    topics: 'on {topics}',
    region: 'in {region}',
    day: { one: '{day}: {all} event', other: '{day}: {all} events' },
    noneThatDay: '{day}: nothing on this day',
    none: 'No event for this choice',
    numbers,
  },
  /** Below the name of a month with one event, whose place and days replace `{place}` and `{days}`. */
  inMonth: { one: '{all} event: {place}, {days}', other: '{all} events' },
  /** Label of the button that lists the first event of a month without a listed event. */
  showMonth: 'Show {month}',
  /** The ruler above the list. `{all}` is the number of events. */
  ruler: { label: 'The year {year}', listed: 'listed: {listed} of {all}' },
  /** Shown when all events are past. `{all}` is the number of open quarters, `{years}` their years. */
  openQuarters: {
    past: { one: 'The only room of {years} took place.', other: 'All {all} rooms of {years} took place.' },
    ahead: 'These are the quarters that can still be asked for.',
    ...quarterTexts,
  },
  /** `{attendees}` is a number. */
  attendees: '{attendees} in the room',
  statuses,
  pastEvent,
  details: 'Details',
  /** Shown at every event and below the list without JavaScript, since the details cannot open. */
  inFull: {
    website: eventDialog.website,
    file: file.label,
    feed: { prompt: 'One calendar holds them all.', label: feed.label, href: feed.href },
  },
};

/** Texts of the floating button and its drawer (REQ-HOME-4). */
export const onTheRoadTexts = {
  statuses,
  pastEvent,
  /** Shown when no event is to come: past events, and the number of open quarters. */
  noneAhead: {
    past: {
      one: 'None ahead: this one took place in {years}.',
      other: 'None ahead: these {all} took place in {years}.',
    },
    ahead: { one: 'For {years}, one quarter is open.', other: 'For {years}, {all} quarters are open.' },
    numbers,
    ...quarterTexts,
  },
};

/** The feed of all talks and of the events that are not talks, each once (REQ-CAL-4). */
export function calendarFeedOf(events: readonly SpeakingEvent[], others: readonly CalendarEntry[] = []) {
  return {
    name: `${brand.name}: speaking calendar`,
    entries: [...events.map((event) => calendarEntry(event, eventDialog.entry)), ...others],
  };
}
