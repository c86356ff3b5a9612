import { layerMask } from '../press/layerMask.ts';
import { watermarkLayers, watermarkRadius } from '../press/watermark.ts';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/style.ts';
import { forcedColors } from '../theme/media.css.ts';

const { petals, chain } = watermarkLayers();
const sheet = { radius: watermarkRadius, strokeWidth: 0.8 };

export const watermark = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  backgroundColor: vars.color.border.subtle,
  maskImage: layerMask([{ layer: petals, isMirrored: true }, { layer: chain }], sheet),
  opacity: 0.5,
  '@media': { [forcedColors]: { display: 'none' } },
});
