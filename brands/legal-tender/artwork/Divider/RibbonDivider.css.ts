import { vars } from '@podium/ui/theme/contract.css';
import { mapValues } from '@podium/ui/theme/layered';
import { forcedColors } from '@podium/ui/theme/media.css';
import { recipe } from '@podium/ui/theme/style';
import { heights, tiles } from './ribbonTiles.css.ts';

const { stop1, stop2, stop3 } = vars.color.gradient;

const inks = {
  // Three inks across the ribbon, the warm one in its middle.
  iris: { backgroundImage: `linear-gradient(${stop2}, ${stop1} 30%, ${stop3} 42% 58%, ${stop1} 70%, ${stop2})` },
  current: { backgroundColor: 'currentColor' },
};

export const ribbon = recipe({
  base: { display: 'block', forcedColorAdjust: 'none' },
  variants: {
    size: mapValues(tiles, (maskImage, size) => ({
      blockSize: heights[size],
      maskImage,
      maskRepeat: 'repeat-x',
      maskSize: 'auto 100%',
    })),
    ink: mapValues(inks, (background) => ({
      ...background,
      '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'CanvasText' } },
    })),
  },
  defaultVariants: { size: 'small', ink: 'iris' },
});
