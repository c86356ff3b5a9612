import { describe, expect, test } from 'vitest';
import type { Quarter } from '@podium/data/schemas/availability.ts';
import { availabilityProblems } from './availabilityProblems.ts';
import { content } from './contentTexts.ts';
import { listed } from './listed.ts';

const today = new Date().toISOString().slice(0, 10);

describe('REQ-CAL-8: availability by quarter', () => {
  test('of the brand is in order, and of this year or later', () => {
    expect(listed(availabilityProblems(content.availability ?? [], today))).toBe('');
  });

  const year: Quarter[] = [1, 2, 3, 4].map((quarter) => ({ year: 2027, quarter, status: 'open' }));

  test('of a year can stay until the year is over', () => {
    expect(availabilityProblems(year, '2026-11-25')).toEqual([]);
    expect(availabilityProblems(year, '2027-12-31')).toEqual([]);
    expect(availabilityProblems(year.slice(3), '2028-01-01')).toEqual([
      'content/availability.ts: the year of Q4 2027 is over. Nothing is broken, and visitors do not see it: replace it by a quarter that can be asked for.',
    ]);
  });

  test('out of order is named', () => {
    expect(availabilityProblems([...year.slice(2, 4), ...year.slice(0, 1)], '2027-01-01')).toEqual([
      'content/availability.ts: Q1 2027 is not after the one above it.',
    ]);
  });

  test('of more than a year is named', () => {
    expect(availabilityProblems([...year, { year: 2028, quarter: 1, status: 'held' }], '2027-01-01')).toEqual([
      'content/availability.ts: more than four quarters do not fit in a row.',
    ]);
  });
});
