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
const texts = { speakerSuffix: 'with Robin Sample', details: 'Speaking engagement at {title}. Topics: {topics}' };
const entry = calendarEntry(event, texts);

describe('REQ-CAL-4: links to calendar services', () => {
  test('the Google link has title, start, end, location and details', () => {
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

  test('the Outlook link has the same values', () => {
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

  test('spaces are encoded as %20, because some calendars show a plus sign', () => {
    expect(googleCalendarLink(entry)).not.toContain('+');
    expect(outlookCalendarLink(entry)).not.toContain('+');
  });
});

test('REQ-CAL-4: a calendar entry is confirmed only if the event is', () => {
  expect(entry.isConfirmed).toBe(true);
  expect(calendarEntry({ ...event, status: 'pending' }, texts).isConfirmed).toBe(false);
});
