import { describe, expect, test } from 'vitest';
import { endOfEvent, formatEventDays, pastEventNote, startOfEvent } from './eventDates.ts';

const summit = { startsOn: '2026-05-21', endsOn: '2026-05-23' };

describe('days of an event in words', () => {
  test.each([
    ['2026-05-21', '2026-05-23', 'May 21-23, 2026'],
    ['2025-09-11', '2025-09-11', 'September 11, 2025'],
    ['2025-09-30', '2025-10-02', 'September 30 - October 2, 2025'],
    ['2025-12-30', '2026-01-02', 'December 30, 2025 - January 2, 2026'],
  ])('%s to %s is %s', (startsOn, endsOn, text) => {
    expect(formatEventDays({ startsOn, endsOn })).toBe(text);
  });

  test('what is not a day is a mistake of ours', () => {
    expect(() => formatEventDays({ startsOn: 'May 21', endsOn: '2026-05-23' })).toThrow('Not a day: May 21');
  });
});

test('specification §2, summit countdown: an event begins at 00:00 of its first day, where the visitor is', () => {
  expect(startOfEvent(summit)).toBe(new Date(2026, 4, 21, 0, 0).getTime());
});

describe('rulings, dates now past', () => {
  test('an event is over when its last day is, where the visitor is', () => {
    expect(endOfEvent(summit)).toBe(new Date(2026, 4, 24).getTime());
  });

  test('then a quiet note says so', () => {
    expect(pastEventNote(summit)).toBe('This event took place on May 21-23, 2026');
  });

  test('the last day of a year ends with the year', () => {
    expect(endOfEvent({ startsOn: '2026-12-31', endsOn: '2026-12-31' })).toBe(new Date(2027, 0, 1).getTime());
  });
});
