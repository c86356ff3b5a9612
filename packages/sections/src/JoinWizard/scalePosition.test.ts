import { expect, test } from 'vitest';
import { positionOnScale } from './scalePosition.ts';

test.each([
  [250_000, 1_000_000, 0],
  [500_000, 1_000_000, 25],
  [1_000_000, 1_000_000, 50],
  [0, 1_000_000, 0],
  [2_000_000, 1_000_000, 75],
  [5_000_000, 1_000_000, 100],
  [3_000_000, 3_000_000, 50],
])('REQ-JOIN-2: $%i is, where $%i opens the deals, at %i per cent', (dollars, qualifying, position) => {
  expect(positionOnScale(dollars, qualifying)).toBeCloseTo(position);
});
