import { readItem, type SealedItems } from './contract.ts';
import { seededRandom, seedOf } from './random.ts';
import type { Wave } from './wave.ts';

/** The brand's own figures, as they stand on its pages: nine companies held, three sold, half the volume in hand. */
export const brandFigures: SealedItems['brand'] = {
  name: 'mark',
  companies: 9,
  exits: 3,
  dealVolume: '€100M+',
  assets: '€50M+',
};

const { identity, points, weave, depth } = readItem('brand', brandFigures);

/**
 * The seal in the wordmark, read from the brand by the contract that every other seal keeps: as many points as
 * companies, laid as often as companies were sold, as deep as the share in hand. Two rings of one wave; the inner one is
 * printed smaller, in the other ink.
 *
 * Its identity is no name, so that whose site this is stays in one place and does not turn the mark.
 */
export const brandSeal = {
  /** Drawn around (0, 0); nothing reaches further. The whole units are a fifth of a pixel where the mark is 40 px wide. */
  radius: 100,
  wave: {
    radius: 72,
    petals: points,
    swing: Math.round(25 * depth),
    overtone: 2,
    phase: 2 * Math.PI * seededRandom(seedOf(`brand:${identity}`))(),
  } satisfies Wave,
  segments: 6,
  phases: weave,
  /** Size of the inner ring. */
  innerScale: 0.55,
} as const;
