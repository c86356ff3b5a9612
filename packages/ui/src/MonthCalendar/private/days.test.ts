import { describe, expect, test } from 'vitest';
import { countOn, entryTo, monthOf } from './days.ts';

const summit = { start: '2026-05-21', end: '2026-05-23' };
const dinner = { start: '2026-05-21', end: '2026-05-21' };
const retreat = { start: '2026-05-30', end: '2026-06-02' };
const turnOfTheYear = { start: '2025-12-30', end: '2026-01-02' };
const events = [summit, dinner, retreat, turnOfTheYear];

describe('speaking calendar: event days highlighted (specification §2)', () => {
  test.for([
    ['the day before', '2026-05-20', 0],
    ['the first of three days, and a dinner', '2026-05-21', 2],
    ['the day between', '2026-05-22', 1],
    ['the last', '2026-05-23', 1],
    ['the day after', '2026-05-24', 0],
    ['the end of a month', '2026-05-31', 1],
    ['the start of the next', '2026-06-01', 1],
    ['the end of that', '2026-06-02', 1],
    ['the end of a year', '2025-12-31', 1],
    ['the start of the next', '2026-01-01', 1],
  ] as const)('%s', ([, day, count]) => {
    expect(countOn(day, events)).toBe(count);
  });
});

test('a day knows its month', () => {
  expect(monthOf('2026-05-21')).toBe('2026-05');
});

describe('the keyboard enters a month', () => {
  test('where it last was', () => {
    expect(entryTo('2026-05', '2026-05-09', '2026-05-21')).toBe('2026-05-09');
  });

  test('else at the chosen day', () => {
    expect(entryTo('2026-05', '2026-04-09', '2026-05-21')).toBe('2026-05-21');
  });

  test('else at the first', () => {
    expect(entryTo('2026-05', '2026-04-09', null)).toBe('2026-05-01');
  });
});
