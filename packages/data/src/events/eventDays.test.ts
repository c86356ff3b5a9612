import { describe, expect, test } from 'vitest';
import { dayAfter } from './calendarDays.ts';
import { eventsOfMonth, lastDayOf, listedEvents, monthToOpenOn } from './eventDays.ts';

const forum = { id: 'forum', date: '2025-09-04', endDate: '2025-09-04' };
const summit = { id: 'summit', date: '2025-09-11', endDate: '2025-09-12' };
const conference = { id: 'conference', date: '2025-09-30', endDate: '2025-10-02' };
const finale = { id: 'finale', date: '2025-12-03', endDate: '2025-12-04' };
const events = [forum, summit, conference, finale];

test.each([
  ['2025-12-31', '2026-01-01'],
  ['2024-02-28', '2024-02-29'],
  ['2026-03-29', '2026-03-30'],
])('REQ-CAL-4: days without a time zone: the day after %s is %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

describe('REQ-CAL-2: the list of the calendar', () => {
  test.each([
    ['2025-08', []],
    ['2025-09', [forum, summit, conference]],
    ['2025-10', [conference]],
  ])('finds the events of %s', (month, found) => {
    expect(eventsOfMonth(events, month)).toEqual(found);
  });

  test('shows the events of the chosen day', () => {
    expect(listedEvents(events, { day: '2025-12-04', today: '2026-01-01' })).toEqual([finale]);
  });

  test('shows the next 3 events when no date matches', () => {
    const list = (today: string) => listedEvents(events, { day: null, today });
    expect(list('2025-09-04')).toEqual([forum, summit, conference]);
    expect(list('2025-09-05')).toEqual([summit, conference, finale]);
    expect(list('2025-10-03')).toEqual([finale]);
  });

  test('shows at most what there is when none is ahead', () => {
    expect(listedEvents([finale], { day: '2025-09-11', today: '2026-01-01' })).toEqual([finale]);
    expect(listedEvents([], { day: null, today: '2026-01-01' })).toEqual([]);
  });
});

test('REQ-CAL-8: the last day of all events, in any order', () => {
  expect(lastDayOf([conference, forum])).toBe('2025-10-02');
});

describe('REQ-CAL-6: the calendar opens on', () => {
  test.each([
    ['the month of the next event', '2025-01-15', '2025-09'],
    ['the month of today on the last day of an event', '2025-10-02', '2025-10'],
    ['the month of the event after the one that ended yesterday', '2025-10-03', '2025-12'],
    ['the month of the last event once all are over', '2026-02-02', '2025-12'],
  ])('%s', (_case, today, month) => {
    expect(monthToOpenOn(events, today)).toBe(month);
    expect(monthToOpenOn(events.toReversed(), today)).toBe(month);
  });

  test('no month without events', () => {
    expect(monthToOpenOn([], '2026-02-02')).toBeUndefined();
  });
});
