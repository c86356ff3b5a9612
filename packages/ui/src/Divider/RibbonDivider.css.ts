import { vars } from '../theme/contract.css.ts';
import { mapValues } from '../theme/layered.ts';
import { forcedColors } from '../theme/media.css.ts';
import { recipe } from '../theme/style.ts';
import { heights, tiles } from './ribbonTiles.css.ts';

const { stop1, stop3 } = vars.color.gradient;

const inks = {
  iris: { backgroundImage: `linear-gradient(to right, ${stop1}, ${stop3})` },
  current: { backgroundColor: 'currentColor' },
};

export const ribbon = recipe({
  base: { display: 'block', forcedColorAdjust: 'none' },
  variants: {
    size: mapValues(tiles, (maskImage, size) => ({ blockSize: heights[size], maskImage, maskRepeat: 'repeat-x' })),
    ink: mapValues(inks, (background) => ({
      ...background,
      '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'CanvasText' } },
    })),
  },
  defaultVariants: { size: 'small', ink: 'iris' },
});
