import { microprintHeight, microprintTile } from '../engraving/microprint.ts';
import { color, forcedColors, style } from '@podium/ui/theme/style';

export const rule = style({
  display: 'block',
  blockSize: microprintHeight,
  backgroundColor: color.text.tertiary,
  maskImage: microprintTile(),
  maskRepeat: 'repeat-x',
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
});
