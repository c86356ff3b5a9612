import { describe, expect, it } from 'vitest';
import { compare, toBaselineFormat, type Picture } from './compare.ts';

/** A picture in one grey, 0 to 255. */
function grey(level: number, width = 8, height = 8): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([level, level, level, 255], at);
  return { data, width, height };
}

/** Compares two pictures as the browser renders them. */
const differing = (baseline: Picture, actual: Picture) =>
  compare(toBaselineFormat(baseline), toBaselineFormat(actual)).pixels;

/** The same picture with one pixel in another grey. */
function dotted(picture: Picture, at: number, level: number): Picture {
  const data = Uint8Array.from(picture.data);
  data.set([level, level, level, 255], at * 4);
  return { ...picture, data };
}

describe('compare()', () => {
  it.each([20, 128, 250])('tolerates one step of 255 in an area of %i, and no more', (level) => {
    expect(differing(grey(level), grey(level + 1))).toBe(0);
    expect(differing(grey(level), grey(level + 2))).toBe(64);
  });

  it('pictures of different sizes differ everywhere', () => {
    expect(differing(grey(200, 8, 8), grey(200, 8, 9))).toBe(72);
  });

  it('finds a single pixel and marks it in the difference', () => {
    const { pixels, difference } = compare(toBaselineFormat(grey(200)), toBaselineFormat(dotted(grey(200), 27, 0)));
    expect(pixels).toBe(1);
    expect([...difference!.data.subarray(4 * 27, 4 * 27 + 3)]).toEqual([255, 0, 0]);
  });

  it('tolerates antialiasing of another processor, but not another shade', () => {
    const edge = (level: number) => dotted(grey(200), 27, level);
    expect(differing(edge(111), edge(113))).toBe(0);
    expect(differing(edge(64), edge(128))).toBe(1);
  });
});

describe('toBaselineFormat()', () => {
  it('keeps areas exactly and rounds antialiased pixels to steps of 32', () => {
    const { data, edges } = toBaselineFormat(dotted(grey(201), 27, 77));
    expect([data[4 * 12], data[4 * 27]]).toEqual([201, 64]);
    expect(edges[27]).toBe(1);
  });

  it('accepts a gap between dots that is an edge only in the baseline, by a rounding of its neighbours', () => {
    const dots = [2, 4].map((column) => 5 * 8 + column);
    const gaps = dots.reduce((picture, at) => dotted(picture, at, 0), grey(239));
    const above = [1, 2, 3, 4, 5].map((column) => 4 * 8 + column);
    const rounded = above.reduce((picture, at) => dotted(picture, at, 238), gaps);
    expect(differing(rounded, gaps)).toBe(0);
    expect(differing(gaps, rounded)).toBe(0);
  });
});
