import { ribbonTile } from '../engraving/ribbon.ts';
import { svgUrl } from '../engraving/svgUrl.ts';
import { color, forcedColors, mapValues, recipe, style } from '@podium/ui/theme/style';

/** Too small to read, like microprint on banknotes. `textLength` makes the tiles join in any typeface. */
const microprint = svgUrl(
  `<svg xmlns='http://www.w3.org/2000/svg' width='256' height='5'>` +
    `<text y='4' font-family='system-ui,sans-serif' font-weight='700' font-size='4.2' textLength='254'>` +
    `CAPITAL SPOKEN PLAINLY · EVERY FIGURE CHECKED · EVERY LINE DRAWN ONCE ·</text></svg>`,
);

export const line = style({
  display: 'block',
  blockSize: 5,
  backgroundColor: color.text.tertiary,
  maskImage: microprint,
  maskRepeat: 'repeat-x',
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
});

const ribbons = {
  band: { width: 120, height: 24, waves: 2, strands: 5, line: 0.8 },
  wideBand: { width: 280, height: 72, waves: 2, strands: 12, line: 0.9 },
};

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

/** Neighbouring bars of a chart have different inks. */
export const barInks = ['bar1', 'bar2', 'bar3', 'bar4'] as const;

export const ribbon = recipe({
  base: { display: 'block', forcedColorAdjust: 'none' },
  variants: {
    kind: mapValues(ribbons, (tile) => ({
      blockSize: tile.height,
      maskImage: ribbonTile(tile),
      maskRepeat: 'repeat-x',
      maskSize: 'auto 100%',
    })),
    ink: mapValues(inks, (background) => ({
      ...background,
      '@media': { [forcedColors]: { backgroundImage: 'none', backgroundColor: 'CanvasText' } },
    })),
  },
});
