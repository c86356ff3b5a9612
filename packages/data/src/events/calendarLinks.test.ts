import { describe, expect, test } from 'vitest';
import type { SpeakingEvent } from '../schemas/speakingEvent.ts';
import { calendarEntry } from './calendarEntry.ts';
import { googleCalendarLink, outlookCalendarLink } from './calendarLinks.ts';

const event: SpeakingEvent = {
  id: 'harbour-days',
  title: 'Harbour Days: ships & +50 cranes',
  date: '2025-09-30',
  endDate: '2025-10-02',
  location: 'Zürich',
  country: 'Switzerland',
  region: 'Europe',
  topics: ['AI', 'M&A'],
  status: 'confirmed',
  attendees: 400,
  website: 'https://harbour.example',
};
const entry = calendarEntry(event, 'with Robin Sample');

describe("specification §7, 'Add to Calendar'", () => {
  test('title, start, end, location and details reach the service', () => {
    const link = new URL(googleCalendarLink(entry));
    expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Harbour Days: ships & +50 cranes with Robin Sample',
      dates: '20250930/20251003',
      location: 'Zürich, Switzerland',
      details: 'Speaking engagement at Harbour Days: ships & +50 cranes. Topics: AI, M&A',
    });
  });

  test('rulings, events: an event of one day ends the day after', () => {
    const link = new URL(googleCalendarLink({ ...entry, endsOn: entry.startsOn }));
    expect(link.searchParams.get('dates')).toBe('20250930/20251001');
  });

  test('Outlook on the web is told the same', () => {
    const link = new URL(outlookCalendarLink(entry));
    expect(link.host).toBe('outlook.live.com');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: entry.title,
      startdt: '2025-09-30',
      enddt: '2025-10-03',
      allday: 'true',
      location: 'Zürich, Switzerland',
      body: entry.details,
    });
  });

  test('no space is written as a plus, which some calendars would show', () => {
    expect(googleCalendarLink(entry)).not.toContain('+');
    expect(outlookCalendarLink(entry)).not.toContain('+');
  });
});

describe('an entry of a calendar', () => {
  test('is confirmed where the event is', () => {
    expect(entry.isConfirmed).toBe(true);
    expect(calendarEntry({ ...event, status: 'pending' }, 'with Robin Sample').isConfirmed).toBe(false);
  });
});
