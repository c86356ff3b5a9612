import { describe, expect, test } from 'vitest';
import { countOn, entryTo } from './days.ts';

const summit = { date: '2026-05-21', endDate: '2026-05-23' };
const dinner = { date: '2026-05-21', endDate: '2026-05-21' };
const retreat = { date: '2026-05-30', endDate: '2026-06-02' };
const turnOfTheYear = { date: '2025-12-30', endDate: '2026-01-02' };
const events = [summit, dinner, retreat, turnOfTheYear];

describe('REQ-CAL-2: number of events on a day', () => {
  test.for([
    ['the day before an event', '2026-05-20', 0],
    ['the first of three days, with a second event', '2026-05-21', 2],
    ['the second of three days', '2026-05-22', 1],
    ['the last of three days', '2026-05-23', 1],
    ['the day after an event', '2026-05-24', 0],
    ['the last day of a month, within an event', '2026-05-31', 1],
    ['the first day of the next month', '2026-06-01', 1],
    ['the last day of that event', '2026-06-02', 1],
    ['the last day of a year, within an event', '2025-12-31', 1],
    ['the first day of the next year', '2026-01-01', 1],
  ] as const)('%s', ([, day, count]) => {
    expect(countOn(day, events)).toBe(count);
  });
});

test.for([
  ['that had focus', '2026-05-09', '2026-05-21', '2026-05-09'],
  ['that is selected, else', '2026-04-09', '2026-05-21', '2026-05-21'],
  ['that is the first, else', '2026-04-09', null, '2026-05-01'],
] as const)('the focusable day of a month is the one %s', ([, focused, selected, day]) => {
  expect(entryTo('2026-05', focused, selected)).toBe(day);
});
