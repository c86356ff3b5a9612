import { describe, expect, test } from 'vitest';
import { carouselIndex } from './carouselIndex.ts';

describe('testimonial carousel: wraps at both ends (specification §4)', () => {
  test.for([
    [0, 1, 1],
    [4, 1, 5],
    [5, 1, 0],
    [5, -1, 4],
    [0, -1, 5],
    [2, 0, 2],
    [3, 13, 4],
    [3, -13, 2],
  ] as const)('from %i by %i of six to %i', ([index, step, expected]) => {
    expect(carouselIndex(index, step, 6)).toBe(expected);
  });

  test('stays where it is among one', () => {
    expect(carouselIndex(0, 1, 1)).toBe(0);
    expect(carouselIndex(0, -1, 1)).toBe(0);
  });

  test('comes back to a place that is still there when items have been taken away', () => {
    expect(carouselIndex(5, 0, 3)).toBe(2);
  });

  test('as many steps on as back lead to the start, and every place is one of the list', () => {
    for (let count = 1; count <= 7; count++) {
      for (let index = 0; index < count; index++) {
        for (let step = -15; step <= 15; step++) {
          const there = carouselIndex(index, step, count);
          expect(Array.from({ length: count }, (_, place) => place)).toContain(there);
          expect(carouselIndex(there, -step, count)).toBe(index);
        }
      }
    }
  });
});
