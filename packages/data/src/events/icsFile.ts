import ICAL from 'ical.js';
import type { CalendarEntry } from './calendarEntry.ts';
import { dayAfter } from './calendarDays.ts';

export interface IcsOptions {
  /** Host name of the site: makes the UIDs globally unique. */
  host: string;
  /** Creation time of the file, in milliseconds since the epoch. */
  writtenAt: number;
}

// Lines have at most 75 octets (RFC 5545, 3.1). ical.js does not count the space that begins a folded line.
ICAL.foldLength = 74;

type Properties = readonly (readonly [name: string, value: string | ICAL.Time | ICAL.Duration])[];

/** Removes what a text value cannot contain: line breaks other than LF, control characters, lone surrogates. */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '');
}

function component(name: string, properties: Properties): ICAL.Component {
  const made = new ICAL.Component(name);
  for (const [property, value] of properties) made.addPropertyWithValue(property, value);
  return made;
}

function eventComponent(entry: CalendarEntry, { host, writtenAt }: IcsOptions): ICAL.Component {
  return component('vevent', [
    ['uid', `${entry.id}@${host}`],
    ['dtstamp', ICAL.Time.fromJSDate(new Date(writtenAt), true)],
    ['dtstart', ICAL.Time.fromDateString(entry.date)],
    // Exclusive: the day after the last one (RFC 5545, 3.6.1).
    ['dtend', ICAL.Time.fromDateString(dayAfter(entry.endDate))],
    ['summary', plainText(entry.title)],
    ['location', plainText(entry.location)],
    ['description', plainText(entry.details)],
    ...(entry.website ? [['url', entry.website] as const] : []),
    ['status', entry.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'],
    // Transparent: the speaker's events do not make the subscriber busy.
    ['transp', 'TRANSPARENT'],
  ]);
}

function calendarFile(properties: Properties, entries: readonly CalendarEntry[], options: IcsOptions): string {
  const calendar = component('vcalendar', [
    ['version', '2.0'],
    ['prodid', '-//Podium//Speaking calendar//EN'],
    ['calscale', 'GREGORIAN'],
    ['method', 'PUBLISH'],
    ...properties,
  ]);
  for (const entry of entries) calendar.addSubcomponent(eventComponent(entry, options));
  return `${calendar.toString()}\r\n`;
}

/** The .ics file of one event (REQ-CAL-4). */
export function icsFile(entry: CalendarEntry, options: IcsOptions): string {
  return calendarFile([], [entry], options);
}

/** The feed to subscribe to; clients refresh it once a day. `name` is its name in calendars. */
export function icsFeed(entries: readonly CalendarEntry[], options: IcsOptions & { name: string }): string {
  const name = plainText(options.name);
  const properties: Properties = [
    ['name', name],
    ['x-wr-calname', name],
    ['refresh-interval', ICAL.Duration.fromString('P1D')],
    ['x-published-ttl', 'P1D'],
  ];
  return calendarFile(properties, entries, options);
}
