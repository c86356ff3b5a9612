import { expect, test } from 'vitest';
import { quartersAhead } from '../events/quarters.ts';
import type { Quarter } from './availability.ts';

const year: Quarter[] = [1, 2, 3, 4].map((quarter) => ({ year: 2027, quarter, status: 'open' }));

test.each([
  ['2026-11-25', [1, 2, 3, 4]],
  ['2027-03-31', [1, 2, 3, 4]],
  ['2027-04-01', [2, 3, 4]],
  ['2030-01-01', []],
])('REQ-CAL-8: on %s the quarters %j can be asked for', (today, ahead) => {
  expect(quartersAhead(year, today).map(({ quarter }) => quarter)).toEqual(ahead);
});
