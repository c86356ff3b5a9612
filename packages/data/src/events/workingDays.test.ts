import { expect, it } from 'vitest';
import { dayOfStep, formatStepDay } from './workingDays.ts';

it.each([
  ['2026-11-22', { workingDays: 0 }, '2026-11-22'],
  ['2026-11-22', { workingDays: 3 }, '2026-11-25'],
  ['2026-11-26', { workingDays: 3 }, '2026-12-01'],
  ['2026-11-23', { workingDays: 12 }, '2026-12-09'],
  ['2026-11-20', { weeks: 10 }, '2027-01-29'],
  ['2026-11-22', { weeks: 10 }, '2027-02-05'],
])('from %s after %o comes %s', (day, delay, expected) => {
  expect(dayOfStep(day, delay)).toBe(expected);
});

it('writes the year where it is another one', () => {
  expect(formatStepDay('2026-12-09', '2026-11-23', 'en-GB')).toBe('9 Dec');
  expect(formatStepDay('2027-01-29', '2026-11-20', 'en-GB')).toBe('29 Jan 2027');
});
