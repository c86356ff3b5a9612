import { describe, expect, test } from 'vitest';
import { remainingTime } from './remainingTime.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const nothing = { days: 0, hours: 0, minutes: 0, seconds: 0 };

describe('REQ-DAY-2: remainingTime', () => {
  test.for([
    ['every unit', 182 * day + 14 * hour + 9 * minute + 33, { days: 182, hours: 14, minutes: 9, seconds: 33 }],
    ['nothing', 0, nothing],
    ['a second before a minute', minute - 1, { ...nothing, seconds: 59 }],
    ['a minute', minute, { ...nothing, minutes: 1 }],
    ['a second before an hour', hour - 1, { ...nothing, minutes: 59, seconds: 59 }],
    ['an hour', hour, { ...nothing, hours: 1 }],
    ['a second before a day', day - 1, { ...nothing, hours: 23, minutes: 59, seconds: 59 }],
    ['a day', day, { ...nothing, days: 1 }],
    ['more than three digits of days', 1234 * day, { ...nothing, days: 1234 }],
  ] as const)('carries over: %s', ([, seconds, expected]) => {
    expect(remainingTime(seconds)).toEqual(expected);
  });
});
