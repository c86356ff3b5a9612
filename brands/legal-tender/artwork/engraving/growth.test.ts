import { describe, expect, it } from 'vitest';
import type { GrowthStep } from '@podium/ui/Artwork/Artwork';
import { countAt, growthPaths, growthSize } from './growth.ts';
import { tracePath } from './testing/tracePath.ts';

const steps: GrowthStep[] = [
  { at: 0, count: 1 },
  { at: 0.1, count: 1 },
  { at: 0.5, count: 4 },
  { at: 0.6, count: 4 },
  { at: 0.9, count: 9 },
  { at: 1, count: 9 },
];

/** Heights of all strands at a share of the width, in tenths of a unit. */
function heightsAt(share: number): number[] {
  return growthPaths(steps).map((path) => {
    const points = tracePath(path);
    const next = points.findIndex(({ x }) => x >= share * growthSize.width * 10);
    return points[next]?.y ?? Number.NaN;
  });
}

/** Number of heights that differ by more than rounding. */
function apart(heights: readonly number[]): number {
  const sorted = heights.toSorted((a, b) => a - b);
  return sorted.filter((height, index) => index === 0 || height - (sorted[index - 1] ?? 0) > 6).length;
}

describe('countAt', () => {
  it.each([
    [0, 1],
    [0.1, 1],
    [0.3, 2.5],
    [0.55, 4],
    [0.95, 9],
    [1, 9],
  ])('at %f is %f', (at, count) => {
    expect(countAt(steps, at)).toBeCloseTo(count, 10);
  });

  it('is constant before the first step and after the last', () => {
    const [single] = [[{ at: 0.5, count: 3 }]];
    expect([countAt(single, 0), countAt(single, 1), countAt([], 0.5)]).toEqual([3, 3, 0]);
  });
});

describe('growthPaths', () => {
  it('begins with one strand and ends with nine', () => {
    expect(growthPaths(steps)).toHaveLength(9);
    expect(apart(heightsAt(0.04))).toBe(1);
    expect(apart(heightsAt(0.56))).toBe(4);
    expect(apart(heightsAt(0.953))).toBeGreaterThanOrEqual(7);
  });

  it('has a width proportional to the count', () => {
    const swing = (from: number, to: number) => {
      const near = growthPaths(steps).flatMap((path) =>
        tracePath(path)
          .filter(({ x }) => x >= from * 14_400 && x <= to * 14_400)
          .map(({ y }) => Math.abs(y - 1200)),
      );
      return Math.max(...near);
    };
    expect(swing(0.5, 0.6) / swing(0.92, 1)).toBeCloseTo(4 / 9, 1);
    expect(swing(0.92, 1)).toBeLessThan(1200);
  });

  it('returns no path without counts', () => {
    expect(growthPaths([])).toEqual([]);
  });
});
