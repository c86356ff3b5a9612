import { weaveLayer, type Layer } from './rosette.ts';

/** Maximum distance from (0, 0). */
export const watermarkRadius = 1000;

/**
 * The large rosette behind the first headline. Its parameters are fixed and do not belong to an item. The first layer
 * is drawn twice, the second time mirrored.
 */
export function watermarkLayers(): { petals: Layer; chain: Layer } {
  return {
    petals: weaveLayer({
      ink: 'intaglio',
      wave: { radius: 840, petals: 20, swing: 148, overtone: 36, phase: 0.7 },
      segments: 6,
      phases: 5,
    }),
    chain: weaveLayer({
      ink: 'intaglio',
      wave: { radius: 660, petals: 40, swing: 44, overtone: 8 },
      segments: 4,
      phases: 4,
    }),
  };
}
