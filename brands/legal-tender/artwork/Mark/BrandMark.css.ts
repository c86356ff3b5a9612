import { createVar } from '@vanilla-extract/css';
import { brandSeal } from '../engraving/brandSeal.ts';
import { layerMask } from '../engraving/layerMask.ts';
import { weight } from '@podium/ui/theme/scale.css';
import { color, displayText, forcedColors, mapValues, recipe, style } from '@podium/ui/theme/style';

/** Width of every line, in px. */
const strokeWidth = 0.9;

const outerInk = createVar();
const innerInk = createVar();

const inks = { surface: color.artwork, text: { primary: 'currentColor', secondary: 'currentColor' } };

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  maxInlineSize: '100%',
  minInlineSize: 0,
  verticalAlign: 'middle',
});

const { radius, ring, innerScale } = brandSeal;

export const seal = recipe({
  base: {
    display: 'block',
    flex: 'none',
    inlineSize: '38px',
    blockSize: '38px',
    forcedColorAdjust: 'none',
    // Between the rings, so that each has one colour.
    backgroundImage: `radial-gradient(closest-side, ${innerInk} 51%, ${outerInk} 51%)`,
    maskImage: layerMask([{ layer: ring }, { layer: ring, scale: innerScale }], { radius, strokeWidth }),
  },
  variants: {
    ink: mapValues(inks, ({ primary, secondary }) => ({
      vars: { [outerInk]: primary, [innerInk]: secondary },
      '@media': { [forcedColors]: { vars: { [outerInk]: 'CanvasText', [innerInk]: 'CanvasText' } } },
    })),
  },
  defaultVariants: { ink: 'surface' },
});

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  paddingBlock: '0.1em',
  // The limit keeps the name beside the menu button on phones when text is enlarged.
  // Two lines fit into the lowered navigation bar. Smaller in a container beside buttons on phones.
  ...displayText('min(1.25rem, 7vw, max(1.0625rem, 9.5cqi))', weight.numeral, 1.1, '-0.02em'),
  overflowWrap: 'break-word',
});
