import { drawDenseSeal } from '../engraving/denseSeal.ts';
import { layerMask } from '../engraving/layerMask.ts';
import { sealRadius, type SealSpec } from '../engraving/seal.ts';
import { surface } from '@podium/ui/theme/surface.css';
import { text, tracking, weight } from '@podium/ui/theme/scale.css';
import { color, displayText, forcedColors, from, stacked, style } from '@podium/ui/theme/style';

/** Radius of a hole of the perforation, in rem: one every rem. */
const hole = 0.28;

/** Half a hole every rem along all four sides. With other widths and heights the last hole of a side is clipped. */
const perforated = {
  maskImage: `radial-gradient(circle, transparent ${hole}rem, black ${hole + 0.03}rem), linear-gradient(black, black)`,
  maskSize: '1rem 1rem, calc(100% - 1rem) calc(100% - 1rem)',
  maskPosition: '-0.5rem -0.5rem, center',
  maskRepeat: 'repeat, no-repeat',
};

/** Width in whole holes, as many as fit. */
function wholeHoles(width: string): string[] {
  return [width, `round(down, min(${width}, 100%), 1rem)`];
}

export const stamp = style([
  surface.accent1,
  {
    ...perforated,
    position: 'relative',
    ...stacked,
    justifyContent: 'space-between',
    alignItems: 'start',
    inlineSize: wholeHoles('10rem'),
    blockSize: '12rem',
    padding: '1.25rem',
    overflow: 'clip',
    rotate: '3deg',
    selectors: { '&:dir(rtl)': { rotate: '-3deg' } },
    '@media': {
      [from.md]: { inlineSize: wholeHoles('13rem'), blockSize: '16rem' },
      [forcedColors]: { border: '2px dotted', maskImage: 'none', rotate: 'none' },
    },
  },
]);

/** The seal of the first event of 2025. */
const firstEvent: SealSpec = { points: 12, weave: 2, depth: 0.6, seed: 3407732076, family: 'rings' };

const postmarkLayers = drawDenseSeal(firstEvent)
  .flat()
  .map((layer) => ({ layer }));

/** Extends far past the edge, so that only its rim crosses the stamp. A mask, which needs no script. */
export const postmark = style({
  position: 'absolute',
  insetInlineStart: '52%',
  insetBlockStart: '-24%',
  inlineSize: '200%',
  aspectRatio: '1',
  // Not `background-color`: axe ignores masks, and would use it as the background of the text around the stamp.
  backgroundImage: `linear-gradient(${color.artwork.primary}, ${color.artwork.primary})`,
  maskImage: layerMask(postmarkLayers, { radius: sealRadius, strokeWidth: 0.8 }),
  '@media': { [forcedColors]: { display: 'none' } },
});

export const figure = style({
  position: 'relative',
  ...displayText('4.25rem', weight.heading, 0.8, tracking.mega),
  '@media': { [from.md]: { fontSize: '6rem' } },
});

export const words = style({
  ...text.label,
  position: 'relative',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [from.md]: { fontSize: text.small.fontSize } },
});

/** A background as wide as each line, so that the postmark does not cross small text. */
export const solid = style({
  padding: '2px 8px 2px 0',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  backgroundColor: color.background,
});
