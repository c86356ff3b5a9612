import { describe, expect, it } from 'vitest';
import type { GrowthStep } from '@podium/ui/Artwork/Artwork';
import { growthPaths, growthSize } from './growth.ts';
import { tracePath } from './testing/tracePath.ts';

const steps: GrowthStep[] = [
  { at: 0, count: 1 },
  { at: 0.1, count: 1 },
  { at: 0.5, count: 4 },
  { at: 0.6, count: 4 },
  { at: 0.9, count: 9 },
  { at: 1, count: 9 },
];

/** The heights that each band covers at a share of the width, in units. */
function bandsAt(share: number): { from: number; to: number }[] {
  return growthPaths(steps).flatMap((path) => {
    const strands = path.split(/(?=M)/).map((strand) => tracePath(strand));
    const heights = strands.flatMap((points) => {
      const [before, after] = [points[0], points.find(({ x }) => x >= share * growthSize.width * 10)];
      return before && after && before.x <= share * growthSize.width * 10 ? [after.y / 10] : [];
    });
    return heights.length > 0 ? [{ from: Math.min(...heights), to: Math.max(...heights) }] : [];
  });
}

describe('growthPaths', () => {
  it('begins with one band and ends with nine, of eleven strands each', () => {
    expect(bandsAt(0.05)).toHaveLength(1);
    expect(bandsAt(0.55)).toHaveLength(4);
    expect(bandsAt(0.95)).toHaveLength(9);
    for (const path of growthPaths(steps)) expect(path.match(/M/g)).toHaveLength(11);
  });

  it('begins a band before its count is reached, at the edge of the last one', () => {
    // Two are reached at 0.233.
    expect(bandsAt(0.14)).toHaveLength(1);
    const [last, next] = bandsAt(0.18);
    expect(next?.from).toBeCloseTo(last?.to ?? 0, -1);
  });

  it('is as wide as the count, and bands do not overlap', () => {
    const extent = (share: number) => {
      const bands = bandsAt(share);
      return Math.max(...bands.map(({ to }) => to)) - Math.min(...bands.map(({ from }) => from));
    };
    expect(extent(0.55) / extent(0.95)).toBeCloseTo(4 / 9, 1);
    expect(extent(0.95)).toBeLessThan(growthSize.height);
    const bands = bandsAt(0.95);
    bands.slice(1).forEach(({ from }, index) => expect(from).toBeGreaterThan(bands[index]?.to ?? 0));
  });

  it('returns no path without counts', () => {
    expect(growthPaths([])).toEqual([]);
  });
});
