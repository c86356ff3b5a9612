import { describe, expect, it } from 'vitest';
import { brandFigures, brandSeal } from './brandSeal.ts';
import { readItem } from './contract.ts';
import { tracePath } from './testing/tracePath.ts';
import { wavePath } from './wave.ts';

describe('the seal of the brand', () => {
  const { points, weave, isCountable } = readItem('brand', brandFigures);

  it('is derived from the brand by the contract: nine points, weave three', () => {
    expect({ points, weave, isCountable }).toEqual({ points: 9, weave: 3, isCountable: true });
    expect(brandSeal.wave.petals).toBe(points);
    expect(brandSeal.phases).toBe(weave);
  });

  it('stays within its frame', () => {
    const reach = tracePath(wavePath(brandSeal.wave, brandSeal.segments)).map(({ x, y }) => Math.hypot(x, y));
    expect(Math.max(...reach)).toBeLessThanOrEqual(brandSeal.radius);
    expect(Math.max(...reach)).toBeGreaterThan(0.9 * brandSeal.radius);
  });
});
