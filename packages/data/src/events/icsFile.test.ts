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
  return { calendar, entries: calendar.getAllSubcomponents('vevent') };
}

function readOnly(file: string): ICAL.Component {
  const { entries } = read(file);
  expect(entries).toHaveLength(1);
  return entries[0]!;
}

describe('REQ-CAL-4: the file of one event', () => {
  test('is parsed by a calendar library', () => {
    const { calendar, entries } = read(icsFile(entry, options));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(entries.map((each) => each.getFirstPropertyValue('summary'))).toEqual(['Harbour Days, with Robin Sample']);
    const event = new ICAL.Event(entries[0]);
    expect(event).toMatchObject({
      uid: 'harbour-days@harbour.example',
      location: 'Zürich, Switzerland',
      description: 'Speaking engagement at Harbour Days. Topics: AI, M&A',
    });
    expect(entries[0]?.getFirstPropertyValue('url')).toBe('https://harbour.example/days');
    expect(String(entries[0]?.getFirstPropertyValue('dtstamp'))).toBe('2026-02-02T09:00:05Z');
  });

  test('is all-day with an exclusive end and no time zone', () => {
    const { startDate, endDate } = new ICAL.Event(readOnly(icsFile(entry, options)));
    expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
    expect([String(startDate), String(endDate)]).toEqual(['2025-09-30', '2025-10-03']);
    expect(icsFile(entry, options)).not.toMatch(/TZID|VTIMEZONE/);
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

  test('escapes line breaks and separators of a text', () => {
    const event = readOnly(icsFile({ ...entry, title: 'a\r\nEND:VEVENT\nb\rc;d,e\\n\u0000' }, options));
    expect(event.getFirstPropertyValue('summary')).toBe('a\nEND:VEVENT\nb\nc;d,e\\n');
  });

  test('replaces half of a surrogate pair', () => {
    const event = readOnly(icsFile({ ...entry, title: 'a\ud83d' }, options));
    expect(event.getFirstPropertyValue('summary')).toBe('a\ufffd');
  });
});

describe('RFC 5545, 3.1: lines', () => {
  test('end with CRLF and have at most 75 octets', () => {
    const file = icsFile({ ...entry, details: 'Hafentage im Öl und Käse, 漢字 und 🚢 '.repeat(12) }, options);
    expect(file.endsWith('\r\n')).toBe(true);
    const lines = file.slice(0, -2).split('\r\n');
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });
});

describe('REQ-CAL-4: the feed', () => {
  const feed = icsFeed([entry, { ...entry, id: 'harbour-nights' }], { ...options, name: 'Harbours: all dates' });

  test('holds every entry under its own id', () => {
    expect(read(feed).entries.map((each) => each.getFirstPropertyValue('uid'))).toEqual([
      'harbour-days@harbour.example',
      'harbour-nights@harbour.example',
    ]);
  });

  test('has a name and a refresh interval of one day', () => {
    const { calendar } = read(feed);
    expect(calendar.getFirstPropertyValue('name')).toBe('Harbours: all dates');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Harbours: all dates');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  });
});
