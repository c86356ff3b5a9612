import { describe, expect, it } from 'vitest';
import { positionOnScale } from './scalePosition.ts';

describe('REQ-JOIN-2: positionOnScale', () => {
  it.each([
    [0, 0],
    [250_000, 0],
    [500_000, 25],
    [1_000_000, 50],
    [5_000_000, 100],
    [1_000_000_000_000, 100],
  ])('places $%i at %i per cent', (dollars, position) => {
    expect(positionOnScale(dollars, 1_000_000)).toBeCloseTo(position);
  });

  it('places the commitment that opens the deals at the middle, whatever the amount', () => {
    expect(positionOnScale(3_000_000, 3_000_000)).toBeCloseTo(50);
    expect(positionOnScale(15_000_000, 3_000_000)).toBeCloseTo(100);
  });

  it('does not decrease as the amount grows', () => {
    const amounts = [250_000, 250_001, 750_000, 999_999, 1_000_000, 1_000_001, 2_000_000, 4_999_999, 5_000_000];
    const positions = amounts.map((amount) => positionOnScale(amount, 1_000_000));
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });
});
