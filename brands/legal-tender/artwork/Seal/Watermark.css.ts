import { layerMask } from '../engraving/layerMask.ts';
import { watermarkLayers, watermarkRadius } from '../engraving/watermark.ts';
import { color, forcedColors, style } from '@podium/ui/theme/style';

const { petals, chain } = watermarkLayers();
const sheet = { radius: watermarkRadius, strokeWidth: 0.8 };

export const watermark = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  backgroundColor: color.border.subtle,
  maskImage: layerMask([{ layer: petals, isMirrored: true }, { layer: chain }], sheet),
  opacity: 0.5,
  '@media': { [forcedColors]: { display: 'none' } },
});
