import { describe, expect, it } from 'vitest';
import { discAround, inDisc, lightOf, tonesOf, type Photograph } from './photograph.ts';

/** A gradient from `darkest` at the left to `lightest` at the right. */
function slope(darkest: number, lightest: number, width = 101, height = 50): Photograph {
  const grey = Uint8Array.from({ length: width * height }, (_, index) => {
    return darkest + ((lightest - darkest) * (index % width)) / (width - 1);
  });
  return { width, height, grey };
}

describe('lightOf', () => {
  it('interpolates between pixels', () => {
    const light = lightOf(slope(0, 255));
    expect(light(0, 0.5)).toBeCloseTo(0, 1);
    expect(light(0.5, 0.2)).toBeCloseTo(0.5, 1);
    expect(light(1, 1)).toBeCloseTo(1, 1);
  });

  it('stretches a low-contrast photograph to the full range', () => {
    const light = lightOf(slope(90, 140));
    expect(light(0.02, 0.5)).toBeLessThan(0.05);
    expect(light(0.98, 0.5)).toBeGreaterThan(0.95);
  });

  it('accepts a photograph of a single grey value', () => {
    expect(lightOf(slope(80, 80))(0.5, 0.5)).toBe(0);
  });
});

describe('the disc in a photograph', () => {
  it('is the largest one that fits around the point', () => {
    expect(discAround([0.5, 0.5], { width: 600, height: 800 })).toEqual({ middle: [300, 400], radius: 300 });
    expect(discAround([0.5, 0.3], { width: 600, height: 800 })).toEqual({ middle: [300, 240], radius: 240 });
  });

  it('fills its square', () => {
    const light = inDisc((x, y) => x + 10 * y);
    expect(light(0, 0)).toBe(5.5);
    expect(light(1, 0)).toBe(6);
    expect(light(0, -1)).toBe(0.5);
  });
});

describe('tonesOf', () => {
  it('draws shadows in dark lines and light in light lines', () => {
    const { positive, negative } = tonesOf((x) => x);
    expect(positive(0.05, 0)).toBeGreaterThan(0.8);
    expect(positive(0.95, 0)).toBeLessThan(0.1);
    expect(negative(0.05, 0)).toBeLessThan(0.2);
    expect(negative(0.95, 0)).toBeGreaterThan(0.9);
  });
});
