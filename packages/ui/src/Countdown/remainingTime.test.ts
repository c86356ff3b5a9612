import { describe, expect, test } from 'vitest';
import { remainingTime } from './remainingTime.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const nothing = { days: 0, hours: 0, minutes: 0, seconds: 0 };

describe('REQ-DAY-2: remainingTime', () => {
  test('splits the remaining time into days, hours, minutes and seconds', () => {
    const remaining = 182 * day + 14 * hour + 9 * minute + 33 * second;
    expect(remainingTime(0, remaining)).toEqual({ days: 182, hours: 14, minutes: 9, seconds: 33 });
  });

  test.for([
    ['a second before a minute', minute - second, { ...nothing, seconds: 59 }],
    ['a minute', minute, { ...nothing, minutes: 1 }],
    ['a second before an hour', hour - second, { ...nothing, minutes: 59, seconds: 59 }],
    ['an hour', hour, { ...nothing, hours: 1 }],
    ['a second before a day', day - second, { ...nothing, hours: 23, minutes: 59, seconds: 59 }],
    ['a day', day, { ...nothing, days: 1 }],
    ['more than three digits of days', 1234 * day, { ...nothing, days: 1234 }],
  ] as const)('carries over: %s', ([, remaining, expected]) => {
    expect(remainingTime(5000, 5000 + remaining)).toEqual(expected);
  });

  test('does not count a second that has begun', () => {
    expect(remainingTime(1, 10 * second)).toEqual({ ...nothing, seconds: 9 });
  });

  test.for([0, 1, second, 400 * day])('shows zeros %i ms after the date', (late) => {
    expect(remainingTime(1_000_000 + late, 1_000_000)).toEqual(nothing);
  });

  test('returns whole parts within their limits that add up to the remaining time', () => {
    for (let remaining = 0; remaining < 3 * day; remaining += 7919 * 13) {
      const { days, hours, minutes, seconds } = remainingTime(0, remaining);
      expect(hours).toBeLessThan(24);
      expect(minutes).toBeLessThan(60);
      expect(seconds).toBeLessThan(60);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(remaining / 1000));
    }
  });
});
