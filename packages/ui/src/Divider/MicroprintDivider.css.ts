import { style } from '@vanilla-extract/css';
import { microprintHeight, microprintTile } from '../press/microprint.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { forcedColors } from '../theme/media.css.ts';

export const rule = style(
  layered.ui({
    display: 'block',
    blockSize: microprintHeight,
    backgroundColor: vars.color.ink3,
    maskImage: microprintTile(),
    maskRepeat: 'repeat-x',
    forcedColorAdjust: 'none',
    '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
);
