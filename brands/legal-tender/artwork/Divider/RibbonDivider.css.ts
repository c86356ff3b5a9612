import { heights, tiles } from './ribbonTiles.css.ts';
import { color, forcedColors, mapValues, recipe } from '@podium/ui/theme/style';

const { stop1, stop2, stop3, stop4 } = color.gradient;

/** Three inks across the ribbon, from its edges to its middle. */
const three = (edge: string, between: string, middle: string) => ({
  backgroundImage: `linear-gradient(${edge}, ${between} 30%, ${middle} 42% 58%, ${between} 70%, ${edge})`,
});

const inks = {
  iris: three(stop2, stop1, stop3),
  current: { backgroundColor: 'currentColor' },
  bar1: three(stop4, stop1, stop3),
  bar2: three(stop3, stop4, stop1),
  bar3: three(stop2, stop1, stop1),
  bar4: three(stop3, stop2, stop4),
};

export type RibbonInk = keyof typeof inks;

/** Neighbouring bars of a chart have different inks. */
export const barInks = ['bar1', 'bar2', 'bar3', 'bar4'] as const;

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
