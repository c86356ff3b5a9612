import { describe, expect, it } from 'vitest';
import { tracePath } from './testing/tracePath.ts';
import { wavePath, waveRadius, type Wave } from './wave.ts';

const wave: Wave = { radius: 700, petals: 12, swing: 120, overtone: 30, phase: 1 };

describe('waveRadius', () => {
  it('adds both harmonics', () => {
    expect(waveRadius({ radius: 100, petals: 3, swing: 10 }, 0)).toBe(110);
    expect(waveRadius({ radius: 100, petals: 3, swing: 10 }, Math.PI / 3)).toBeCloseTo(90);
    expect(waveRadius({ radius: 100, petals: 3, swing: 0, overtone: 5, phase: Math.PI }, 0)).toBeCloseTo(95);
  });
});

describe('wavePath', () => {
  it.each([
    [4, 6],
    [6, 2.5],
    [10, 2.5],
  ])('with %i segments per petal stays within %f units of the wave', (segments, tolerance) => {
    const calm = { ...wave, overtone: 12 };
    for (const { x, y } of tracePath(wavePath(calm, segments))) {
      const exact = waveRadius(calm, Math.atan2(y, x));
      expect(Math.abs(Math.hypot(x, y) - exact)).toBeLessThan(tolerance);
    }
  });

  it('closes at its start', () => {
    const path = wavePath(wave, 6);
    const points = tracePath(path);
    expect(path.endsWith('z')).toBe(true);
    expect(points.at(-1)).toEqual(points[0]);
  });

  it('uses whole steps of the grid', () => {
    expect(wavePath(wave, 6)).not.toContain('.');
    const [start] = tracePath(wavePath({ radius: 0.5, petals: 5, swing: 0.1 }, 6, 100));
    expect(start).toEqual({ x: 60, y: 0 });
  });
});
