import type { CalendarEntry } from './calendarEntry.ts';
import { dayAfter } from './calendarDays.ts';
import { foldLine, icsText } from './icsLine.ts';

export interface IcsOptions {
  /** Host name of the site: makes the UIDs globally unique. */
  host: string;
  /** Creation time of the file, in milliseconds since the epoch. */
  writtenAt: number;
}

export interface IcsFeedOptions extends IcsOptions {
  /** Name of the feed in calendars. */
  name: string;
}

function basicDay(day: string): string {
  return day.replaceAll('-', '');
}

/** '20251121T175456Z'. */
function basicTime(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function eventLines(entry: CalendarEntry, { host, writtenAt }: IcsOptions): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${icsText(`${entry.id}@${host}`)}`,
    `DTSTAMP:${basicTime(writtenAt)}`,
    `DTSTART;VALUE=DATE:${basicDay(entry.date)}`,
    // Exclusive: the day after the last one (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${basicDay(dayAfter(entry.endDate))}`,
    `SUMMARY:${icsText(entry.title)}`,
    `LOCATION:${icsText(entry.location)}`,
    `DESCRIPTION:${icsText(entry.details)}`,
    ...(entry.website ? [`URL:${entry.website}`] : []),
    `STATUS:${entry.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    // Transparent: the speaker's events do not make the subscriber busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function calendarFile(properties: readonly string[], entries: readonly CalendarEntry[], options: IcsOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Podium//Speaking calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...properties,
    ...entries.flatMap((entry) => eventLines(entry, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** The .ics file of one event (REQ-CAL-4). */
export function icsFile(entry: CalendarEntry, options: IcsOptions): string {
  return calendarFile([], [entry], options);
}

/** The feed to subscribe to; clients refresh it once a day. */
export function icsFeed(entries: readonly CalendarEntry[], options: IcsFeedOptions): string {
  const name = icsText(options.name);
  const properties = [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
  ];
  return calendarFile(properties, entries, options);
}
