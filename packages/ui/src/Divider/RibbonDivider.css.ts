import { vars } from '../theme/contract.css.ts';
import { style, styleVariants } from '../theme/style.ts';
import { forcedColors } from '../theme/media.css.ts';
import { heights, tiles } from './ribbonTiles.css.ts';

const inks = {
  iris: { backgroundImage: `linear-gradient(to right, ${vars.color.gradient.stop1}, ${vars.color.gradient.stop3})` },
  current: { backgroundColor: 'currentColor' },
};

export type RibbonInk = keyof typeof inks;

export const ink = styleVariants(inks, (background) => ({
  ...background,
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'CanvasText' } },
}));

export const band = styleVariants(tiles, (maskImage, size) => ({
  blockSize: heights[size],
  maskImage,
  maskRepeat: 'repeat-x',
}));

export const ribbon = style({ display: 'block' });
