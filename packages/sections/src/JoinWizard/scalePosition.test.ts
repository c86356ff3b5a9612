import { describe, expect, it } from 'vitest';
import { positionOnScale } from './scalePosition.ts';

describe('the scale of commitments', () => {
  it.each([
    [0, 0],
    [250_000, 0],
    [500_000, 25],
    [1_000_000, 50],
    [5_000_000, 100],
    [1_000_000_000_000, 100],
  ])('$%i stands at %i per cent', (dollars, position) => {
    expect(positionOnScale(dollars)).toBeCloseTo(position);
  });

  it('never goes back as the amount grows', () => {
    const amounts = [250_000, 250_001, 750_000, 999_999, 1_000_000, 1_000_001, 2_000_000, 4_999_999, 5_000_000];
    const positions = amounts.map(positionOnScale);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });
});
