import { assert, property, string } from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { CalendarEntry } from './calendarEntry.ts';
import { icsFeed, icsFile } from './icsFile.ts';

const options = { host: 'harbour.example', writtenAt: Date.UTC(2026, 1, 2, 9, 0, 5) };
const entry: CalendarEntry = {
  id: 'harbour-days',
  title: 'Harbour Days, with Robin Sample',
  date: '2025-09-30',
  endDate: '2025-10-02',
  location: 'Zürich, Switzerland',
  details: 'Speaking engagement at Harbour Days. Topics: AI, M&A',
  website: 'https://harbour.example/days',
  isConfirmed: true,
};

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return { calendar, events: calendar.getAllSubcomponents('vevent') };
}

function readOnly(file: string): ICAL.Component {
  const { events } = read(file);
  expect(events).toHaveLength(1);
  return events[0]!;
}

describe('REQ-CAL-4: the file of one event', () => {
  test('has the entry, as whole days with an exclusive end and without a time zone', () => {
    const file = icsFile(entry, options);
    const event = readOnly(file);
    const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(event);
    expect({ uid, summary, location, description }).toEqual({
      uid: 'harbour-days@harbour.example',
      summary: entry.title,
      location: entry.location,
      description: entry.details,
    });
    expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
    expect([String(startDate), String(endDate)]).toEqual(['2025-09-30', '2025-10-03']);
    expect(file).not.toMatch(/TZID|VTIMEZONE/);
    expect(event.getFirstPropertyValue('url')).toBe(entry.website);
    expect(String(event.getFirstPropertyValue('dtstamp'))).toBe('2026-02-02T09:00:05Z');
  });

  test.each([
    [true, 'CONFIRMED'],
    [false, 'TENTATIVE'],
  ])('isConfirmed %s becomes the status %s', (isConfirmed, status) => {
    expect(readOnly(icsFile({ ...entry, isConfirmed }, options)).getFirstPropertyValue('status')).toBe(status);
  });

  test('has no URL for an event without a website', () => {
    const { website: _website, ...bare } = entry;
    expect(readOnly(icsFile(bare, options)).hasProperty('url')).toBe(false);
  });

  test('keeps any text unchanged', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const event = readOnly(icsFile({ ...entry, title: text, details: text }, options));
        expect(event.getFirstPropertyValue('summary')).toBe(text);
        expect(event.getFirstPropertyValue('description')).toBe(text);
      }),
    );
  });

  test.each([
    ['line breaks, separators and NUL', 'a\r\nEND:VEVENT\nb\rc;d,e\\n\u0000', 'a\nEND:VEVENT\nb\nc;d,e\\n'],
    ['half of a surrogate pair', 'a\ud83d', 'a\ufffd'],
  ])('cannot be broken by %s', (_case, title, summary) => {
    expect(readOnly(icsFile({ ...entry, title }, options)).getFirstPropertyValue('summary')).toBe(summary);
  });
});

test('RFC 5545, 3.1: lines end with CRLF and have at most 75 octets', () => {
  const file = icsFile({ ...entry, details: 'Hafentage im Öl und Käse, 漢字 und 🚢 '.repeat(12) }, options);
  expect(file.endsWith('\r\n')).toBe(true);
  const lines = file.slice(0, -2).split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('REQ-CAL-4: the feed has a name, a refresh interval of one day, and every entry under its own id', () => {
  const { calendar, events } = read(
    icsFeed([entry, { ...entry, id: 'harbour-nights' }], { ...options, name: 'Harbours: all dates' }),
  );
  expect(events.map((each) => each.getFirstPropertyValue('uid'))).toEqual([
    'harbour-days@harbour.example',
    'harbour-nights@harbour.example',
  ]);
  expect(calendar.getFirstPropertyValue('name')).toBe('Harbours: all dates');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Harbours: all dates');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
});
