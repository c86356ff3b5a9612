import { describe, expect, it } from 'vitest';
import { tracePath } from './testing/tracePath.ts';
import { wavePath, waveRadius, type Wave } from './wave.ts';

const wave: Wave = { radius: 700, petals: 12, swing: 120, overtone: 12, phase: 1 };

describe('wavePath', () => {
  it.each([
    [4, 6],
    [6, 2.5],
    [10, 2.5],
  ])('with %i segments per petal stays within %f units of the wave', (segments, tolerance) => {
    for (const { x, y } of tracePath(wavePath(wave, segments))) {
      const exact = waveRadius(wave, Math.atan2(y, x));
      expect(Math.abs(Math.hypot(x, y) - exact)).toBeLessThan(tolerance);
    }
  });
});
