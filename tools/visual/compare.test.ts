import { describe, expect, it } from 'vitest';
import { compare, type Picture } from './compare.ts';

/** A picture of one grey, 0 to 255. */
function grey(level: number, width = 8, height = 8): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([level, level, level, 255], at);
  return { data, width, height };
}

describe('the comparison of two pictures', () => {
  it('finds no difference between equal pictures', () => {
    expect(compare(grey(200), grey(200))).toEqual({ pixels: 0 });
  });

  it.each([20, 128, 250])('lets one step of 255 pass at %i, and no more', (level) => {
    expect(compare(grey(level), grey(level + 1)).pixels).toBe(0);
    expect(compare(grey(level), grey(level + 2)).pixels).toBe(64);
  });

  it('counts every pixel that only one of the two has', () => {
    expect(compare(grey(200, 8, 8), grey(200, 8, 9)).pixels).toBe(8);
    expect(compare(grey(200, 8, 8), grey(200, 9, 7)).pixels).toBe(8 + 7);
  });

  it('does not overlook a single pixel, and draws where it is', () => {
    const actual = grey(200);
    actual.data.set([0, 0, 0, 255], 4 * 9);
    const { pixels, difference } = compare(grey(200), actual);
    expect(pixels).toBe(1);
    expect([...difference!.data.subarray(4 * 9, 4 * 9 + 3)]).toEqual([255, 0, 0]);
  });
});
