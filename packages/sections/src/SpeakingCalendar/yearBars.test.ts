import { expect, test } from 'vitest';
import { barsOf } from './yearBars.ts';

const day = (date: string, endDate = date, attendees = 100) => ({ date, endDate, attendees, location: 'Oslo' });

test('REQ-CAL-9: a bar is as wide as its days in twelve equal months, and as high as its attendance', () => {
  const bars = barsOf([day('2025-01-01'), day('2025-07-01', '2025-07-31', 50)], '2025');
  expect(bars.map(({ start, end, share }) => [start, end, share])).toEqual([
    [0, 0.0027, 1],
    [0.5, 0.5833, 0.5],
  ]);
});

test('REQ-CAL-9: bars of other years are left out, those across a new year end at its edge', () => {
  const across = day('2025-12-31', '2026-01-01');
  expect(barsOf([day('2024-05-05'), across], '2025').map(({ end }) => end)).toEqual([1]);
  expect(barsOf([across], '2026').map(({ start, end }) => [start, end])).toEqual([[0, 0.0027]]);
  expect(barsOf([], '2026')).toEqual([]);
});
