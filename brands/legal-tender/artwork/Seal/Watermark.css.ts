import { layerMask } from '../engraving/layerMask.ts';
import { weaveLayer } from '../engraving/rosette.ts';
import { color, forcedColors, style } from '@podium/ui/theme/style';

const petals = weaveLayer({
  ink: 'intaglio',
  wave: { radius: 840, petals: 20, swing: 148, overtone: 36, phase: 0.7 },
  segments: 6,
  phases: 5,
});
const chain = weaveLayer({
  ink: 'intaglio',
  wave: { radius: 660, petals: 40, swing: 44, overtone: 8 },
  segments: 4,
  phases: 4,
});

/** Its parameters are fixed and do not belong to an item. */
export const watermark = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  backgroundColor: color.border.subtle,
  maskImage: layerMask([{ layer: petals, isMirrored: true }, { layer: chain }], { radius: 1000, strokeWidth: 0.8 }),
  opacity: 0.5,
  '@media': { [forcedColors]: { display: 'none' } },
});
