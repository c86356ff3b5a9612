import { readItem, type SealedItems } from './contract.ts';
import { seededRandom, seedOf } from './random.ts';
import { weaveLayer } from './rosette.ts';

/** The figures on the brand's pages: nine companies held, three sold, and half of the deal volume in assets. */
export const brandFigures: SealedItems['brand'] = {
  name: 'mark',
  companies: 9,
  exits: 3,
  dealVolume: '€100M+',
  assets: '€50M+',
};

const { identity, points, weave, depth } = readItem('brand', brandFigures);

/**
 * The seal in the wordmark, derived by the same contract as other seals: points from the companies held, phases from
 * the companies sold, depth from the share of assets. Two rings of one wave; the inner one is smaller and in the other
 * ink.
 *
 * Its identity is not the brand's name, so that a change of name does not rotate the mark.
 */
export const brandSeal = {
  /** Maximum distance from (0, 0). A unit is a fifth of a pixel where the mark is 40 px wide. */
  radius: 100,
  petals: points,
  ring: weaveLayer({
    ink: 'intaglio',
    wave: {
      radius: 72,
      petals: points,
      swing: Math.round(25 * depth),
      overtone: 2,
      phase: 2 * Math.PI * seededRandom(seedOf(`brand:${identity}`))(),
    },
    segments: 6,
    phases: weave,
  }),
  innerScale: 0.55,
};
