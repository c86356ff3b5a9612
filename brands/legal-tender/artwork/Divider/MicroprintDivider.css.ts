import { microprintHeight, microprintTile } from '../engraving/microprint.ts';
import { vars } from '@podium/ui/theme/contract.css';
import { style } from '@podium/ui/theme/style';
import { forcedColors } from '@podium/ui/theme/media.css';

export const rule = style({
  display: 'block',
  blockSize: microprintHeight,
  backgroundColor: vars.color.text.tertiary,
  maskImage: microprintTile(),
  maskRepeat: 'repeat-x',
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
});
