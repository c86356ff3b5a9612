import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { forcedColors } from '../theme/media.css.ts';
import { heights, tiles } from './ribbonTiles.css.ts';

const inks = {
  iris: { backgroundImage: `linear-gradient(to right, ${vars.color.iris1}, ${vars.color.iris3})` },
  current: { backgroundColor: 'currentColor' },
};

export type RibbonInk = keyof typeof inks;

export const ink = styleVariants(inks, (background) =>
  layered.ui({
    ...background,
    forcedColorAdjust: 'none',
    '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'CanvasText' } },
  }),
);

export const band = styleVariants(tiles, (maskImage, size) =>
  layered.ui({ blockSize: heights[size], maskImage, maskRepeat: 'repeat-x' }),
);

export const ribbon = style(layered.ui({ display: 'block' }));
