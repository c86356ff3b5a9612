import { describe, expect, it } from 'vitest';
import { fnv1a, seededRandom, seedOf } from './random.ts';

const take = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));

describe('fnv1a', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('hashes %j to the published value', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });
});

describe('seedOf', () => {
  it('distributes names that differ in one letter over the low bits', () => {
    const remainders = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => seedOf(`deal:${letter}`) % 4));
    expect(remainders.size).toBeGreaterThan(2);
  });
});

describe('seededRandom', () => {
  it('returns the same numbers for the same seed and others for another', () => {
    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
  });

  it('is evenly distributed between 0 and 1', () => {
    const numbers = Array.from({ length: 4000 }, seededRandom(42));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, number) => sum + number) / numbers.length).toBeCloseTo(0.5, 1);
  });
});
