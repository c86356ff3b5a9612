import { afterEach, describe, expect, test, vi } from 'vitest';
import { endOfEvent, formatEventDays, startOfEvent } from './eventDates.ts';

describe('formatEventDays()', () => {
  test.each([
    ['2026-05-21', '2026-05-23', 'May 21-23, 2026', '21-23 May 2026'],
    ['2025-09-11', '2025-09-11', 'September 11, 2025', '11 September 2025'],
    ['2025-09-30', '2025-10-02', 'September 30 - October 2, 2025', '30 September - 2 October 2025'],
    ['2025-12-30', '2026-01-02', 'December 30, 2025 - January 2, 2026', '30 December 2025 - 2 January 2026'],
  ])('%s to %s is %s, or %s', (date, endDate, text, dayFirst) => {
    expect(formatEventDays({ date, endDate })).toBe(text);
    expect(formatEventDays({ date, endDate }, 'en-GB')).toBe(dayFirst);
  });

  test('follows the locale', () => {
    expect(formatEventDays({ date: '2026-05-21', endDate: '2026-05-23' }, 'de')).toBe('21.–23. Mai 2026');
    expect(formatEventDays({ date: '2027-05-30', endDate: '2027-06-02' }, 'de')).toBe('30. Mai – 2. Juni 2027');
    expect(formatEventDays({ date: '2026-05-21', endDate: '2026-05-21' }, 'pt-BR')).toBe('21 de maio de 2026');
  });
});

describe('REQ-DAY-2: an event begins at 00:00 local time of its first day', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['Europe/Amsterdam', '2026-05-21', '2026-05-20T22:00:00Z'],
    ['America/New_York', '2026-05-21', '2026-05-21T04:00:00Z'],
    // The clocks skip midnight: the day begins at 01:00.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z'],
  ])('in %s on %s this is %s', (zone, day, moment) => {
    vi.stubEnv('TZ', zone);
    expect(startOfEvent({ date: day, endDate: day })).toBe(Date.parse(moment));
  });
});

test.each([
  ['2026-05-23', new Date(2026, 4, 24)],
  ['2026-12-31', new Date(2027, 0, 1)],
])('REQ-DAY-1: an event is over at the end of its last day, %s, local time', (endDate, end) => {
  expect(endOfEvent({ date: '2026-05-21', endDate })).toBe(end.getTime());
});
