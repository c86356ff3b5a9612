import type { Wave } from './wave.ts';

/**
 * The seal in the wordmark. Set by hand: it belongs to no item and claims nothing.
 * Two rings of one wave; the inner one is printed smaller, in the other ink.
 */
export const brandSeal = {
  /** Drawn around (0, 0); nothing reaches further. The whole units are a fifth of a pixel where the mark is 40 px wide. */
  radius: 100,
  wave: { radius: 72, petals: 9, swing: 24, overtone: 2, phase: 0.6 } satisfies Wave,
  segments: 6,
  phases: 3,
  /** Size of the inner ring. */
  innerScale: 0.55,
} as const;
