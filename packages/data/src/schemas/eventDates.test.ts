import { afterEach, describe, expect, test, vi } from 'vitest';
import { endOfEvent, formatEventDays, formatEventDaysDayFirst, pastEventText, startOfEvent } from './eventDates.ts';

const summit = { startsOn: '2026-05-21', endsOn: '2026-05-23' };

describe('formatEventDays()', () => {
  test.each([
    ['2026-05-21', '2026-05-23', 'May 21-23, 2026', '21-23 May 2026'],
    ['2025-09-11', '2025-09-11', 'September 11, 2025', '11 September 2025'],
    ['2025-09-30', '2025-10-02', 'September 30 - October 2, 2025', '30 September - 2 October 2025'],
    ['2025-12-30', '2026-01-02', 'December 30, 2025 - January 2, 2026', '30 December 2025 - 2 January 2026'],
  ])('%s to %s is %s, or %s', (startsOn, endsOn, text, dayFirst) => {
    expect(formatEventDays({ startsOn, endsOn })).toBe(text);
    expect(formatEventDaysDayFirst({ startsOn, endsOn })).toBe(dayFirst);
  });

  test('throws for a text that is not a day', () => {
    expect(() => formatEventDays({ startsOn: 'in May', endsOn: '2026-05-23' })).toThrow(RangeError);
  });
});

describe('REQ-DAY-2: an event begins at 00:00 local time of its first day', () => {
  afterEach(() => vi.unstubAllEnvs());
  const startIn = (zone: string, day: string) => {
    vi.stubEnv('TZ', zone);
    return startOfEvent({ startsOn: day, endsOn: day });
  };

  test.each([
    ['Europe/Amsterdam', '2026-05-20T22:00:00Z'],
    ['America/New_York', '2026-05-21T04:00:00Z'],
    ['Asia/Kolkata', '2026-05-20T18:30:00Z'],
    ['UTC', '2026-05-21T00:00:00Z'],
  ])('in %s this is %s', (zone, moment) => {
    expect(startIn(zone, '2026-05-21')).toBe(Date.parse(moment));
  });

  test('is 01:00 where the clocks skip midnight', () => {
    expect(startIn('Africa/Cairo', '2026-04-24')).toBe(Date.parse('2026-04-23T22:00:00Z'));
  });

  test('takes the change to summer time into account', () => {
    const days = startIn('Europe/Amsterdam', '2026-05-21') - startIn('Europe/Amsterdam', '2026-03-01');
    expect(days).toBe((81 * 24 - 1) * 3_600_000);
  });
});

describe('REQ-DAY-1: past events', () => {
  test('an event is over at the end of its last day, local time', () => {
    expect(endOfEvent(summit)).toBe(new Date(2026, 4, 24).getTime());
  });

  test('the notice names the days of the event', () => {
    expect(pastEventText(summit)).toBe('This event took place on May 21-23, 2026');
  });

  test('an event on the last day of a year ends with the year', () => {
    expect(endOfEvent({ startsOn: '2026-12-31', endsOn: '2026-12-31' })).toBe(new Date(2027, 0, 1).getTime());
  });
});
