import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localMidnight } from './localMidnight.tsx';
import { remainingTime } from './remainingTime.ts';

/** Where the visitor is. */
function standIn(zone: string) {
  vi.stubEnv('TZ', zone);
}

afterEach(() => vi.unstubAllEnvs());

describe('the local midnight of a day', () => {
  test.for([
    ['Europe/Amsterdam', '2026-05-20T22:00:00Z'],
    ['America/New_York', '2026-05-21T04:00:00Z'],
    ['Asia/Kolkata', '2026-05-20T18:30:00Z'],
    ['UTC', '2026-05-21T00:00:00Z'],
  ] as const)('is that of the place: %s', ([zone, moment]) => {
    standIn(zone);
    expect(localMidnight('2026-05-21')).toBe(Date.parse(moment));
  });

  test('where the clocks skip midnight the day begins at one', () => {
    standIn('Africa/Cairo');
    expect(localMidnight('2026-04-24')).toBe(Date.parse('2026-04-23T22:00:00Z'));
  });

  test.for(['21-05-2026', '2026-5-21', '2026-05-21T00:00', '2026-02-30', '2026-13-01', ''])('refuses %j', (text) => {
    expect(() => localMidnight(text)).toThrow(RangeError);
  });
});

describe('a countdown over the change to summer time, on 29 March in Amsterdam', () => {
  beforeEach(() => standIn('Europe/Amsterdam'));

  test('has an hour less to go than the calendar says', () => {
    const noonInWinter = new Date(2026, 2, 28, 12).getTime();
    expect(remainingTime(noonInWinter, localMidnight('2026-03-30'))).toEqual({
      days: 1,
      hours: 11,
      minutes: 0,
      seconds: 0,
    });
  });

  test('ends when the clock on the wall says midnight', () => {
    const aSecondBefore = new Date(2026, 4, 20, 23, 59, 59).getTime();
    const midnight = localMidnight('2026-05-21');
    expect(remainingTime(aSecondBefore, midnight)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(midnight - localMidnight('2026-03-01')).toBe((81 * 24 - 1) * 3_600_000);
  });
});
