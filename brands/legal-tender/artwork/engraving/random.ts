import { fnv1a } from '@podium/data/schemas/fnv1a.ts';

/**
 * The seed of a drawing: FNV-1a, mixed once more. The lowest bits of FNV-1a only depend on the lowest bits of the text,
 * and the lowest bits select the family.
 */
export function seedOf(text: string): number {
  let seed = fnv1a(text);
  seed ^= seed >>> 15;
  seed = Math.imul(seed, 0x85ebca6b);
  seed ^= seed >>> 13;
  return seed >>> 0;
}

/** A generator of numbers from 0 (included) to 1 (excluded), with the same sequence for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
