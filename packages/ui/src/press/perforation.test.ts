import { describe, expect, it } from 'vitest';
import { perforatedMask } from './perforation.ts';

describe('perforatedMask', () => {
  const { maskImage, maskSize, maskPosition, maskRepeat } = perforatedMask(1);

  it('places a hole on every corner of a grid as wide as the pitch', () => {
    expect(maskImage).toMatch(/^radial-gradient\(circle, transparent 0\.28rem, black 0\.31\d*rem\)/);
    expect(maskSize).toMatch(/^1rem 1rem,/);
    expect(maskPosition).toMatch(/^-0\.5rem -0\.5rem,/);
  });

  it('covers every hole that is not on the edge', () => {
    expect(maskImage).toMatch(/, linear-gradient\(black, black\)$/);
    expect(maskSize).toMatch(/, calc\(100% - 1rem\) calc\(100% - 1rem\)$/);
    expect(maskRepeat).toBe('repeat, no-repeat');
  });
});
