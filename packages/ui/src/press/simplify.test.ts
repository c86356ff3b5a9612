import { describe, expect, it } from 'vitest';
import type { Point } from './polar.ts';
import { simplify } from './simplify.ts';

describe('simplify', () => {
  it('keeps both ends and every relevant corner', () => {
    const roof: Point[] = [
      [0, 0],
      [5, 5],
      [10, 10],
      [15, 5],
      [20, 0],
    ];
    expect(simplify(roof, 0.1)).toEqual([
      [0, 0],
      [10, 10],
      [20, 0],
    ]);
  });

  it('stays within the tolerance', () => {
    const wave = Array.from({ length: 200 }, (_, index): Point => [index, 20 * Math.sin(index / 12)]);
    const kept = simplify(wave, 0.5);
    expect(kept.length).toBeLessThan(60);
    for (const [x, y] of wave) {
      const next = kept.findIndex((point) => point[0] >= x);
      const [before = [0, 0], after = [0, 0]] = [kept[Math.max(0, next - 1)], kept[next]];
      const share = after[0] === before[0] ? 0 : (x - before[0]) / (after[0] - before[0]);
      // Measured vertically, which is more than the perpendicular distance on steep lines.
      expect(Math.abs(before[1] + share * (after[1] - before[1]) - y)).toBeLessThan(1.1);
    }
  });

  it('keeps the corners of a ring, which ends where it begins', () => {
    const square: Point[] = [
      [0, 0],
      [5, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ];
    expect(simplify(square, 1)).toEqual(square.filter((_, index) => index !== 1));
  });

  it('returns fewer than two points unchanged', () => {
    expect(simplify([], 1)).toEqual([]);
    expect(simplify([[1, 2]], 1)).toEqual([[1, 2]]);
  });
});
