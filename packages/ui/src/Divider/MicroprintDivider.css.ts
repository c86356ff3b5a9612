import { microprintHeight, microprintTile } from '../press/microprint.ts';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/style.ts';
import { forcedColors } from '../theme/media.css.ts';

export const rule = style({
  display: 'block',
  blockSize: microprintHeight,
  backgroundColor: vars.color.text.tertiary,
  maskImage: microprintTile(),
  maskRepeat: 'repeat-x',
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
});
