import { describe, expect, test } from 'vitest';
import { carouselIndex } from './carouselIndex.ts';

describe('REQ-HOME-3: carouselIndex wraps at both ends', () => {
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

  test('stays at 0 if there is one item', () => {
    expect(carouselIndex(0, 1, 1)).toBe(0);
    expect(carouselIndex(0, -1, 1)).toBe(0);
  });

  test('returns a valid index after items were removed', () => {
    expect(carouselIndex(5, 0, 3)).toBe(2);
  });

  test('equal steps forward and back return to the start, and every index is valid', () => {
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
