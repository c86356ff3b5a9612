import { lineHeight, space, text, weight } from '@podium/ui/theme/scale.css';
import { color, forcedColors, from, numeral, rule, stacked, style, wrapping } from '../style.ts';

export const list = style({
  borderBlockStart: rule.strong,
  '@media': {
    [from.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5.4fr) minmax(0, 4fr) minmax(max-content, 2.6fr)',
      columnGap: space.s6,
    },
  },
});

export const program = style({
  ...wrapping,
  alignItems: 'baseline',
  gap: `${space.s2} ${space.s4}`,
  paddingBlock: 'clamp(20px, 2.2vw, 34px)',
  selectors: { '& + &': { borderBlockStart: rule.hair } },
  '@media': {
    [from.md]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) max-content',
      gridTemplateAreas: "'title price' 'description price'",
    },
    [from.lg]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateAreas: "'title description price'",
      columnGap: space.s6,
    },
  },
});

export const title = style({
  ...text.h2,
  gridArea: 'title',
  // Beside a price only if the longest word fits.
  flex: '1 1 min-content',
  minInlineSize: 'min(6em, 100%)',
  maxInlineSize: '100%',
  fontSize: 'clamp(1.375rem, 1.1rem + 1.75vw, 2.75rem)',
  overflowWrap: 'break-word',
  '@media': { [from.md]: { minInlineSize: 0 } },
});

export const description = style({ gridArea: 'description', order: 1, flexBasis: '100%' });

export const price = style({
  gridArea: 'price',
  marginInlineStart: 'auto',
  // Compensates for the negative letter-spacing after the last letter.
  paddingInlineEnd: '0.035em',
  color: color.text.brand,
  ...numeral('clamp(2.75rem, 1.6rem + 4vw, 6rem)', lineHeight.mega),
  textAlign: 'end',
  // No background: it would be as high as the font and cover the text above.
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

/** Below the price, so that all figures end at the same edge. */
export const per = style({
  ...text.small,
  display: 'block',
  marginBlockStart: space.s2,
  color: color.text.secondary,
  fontWeight: weight.label,
  lineHeight: lineHeight.label,
  '@media': { [forcedColors]: { color: 'inherit' } },
});

export const foot = style({
  ...stacked,
  gap: space.s4,
  paddingBlock: space.s5,
  borderBlock: rule.strong,
  '@media': { [from.md]: { flexDirection: 'row', alignItems: 'center', columnGap: space.s6 } },
});

export const apply = style({ '@media': { [from.md]: { minInlineSize: '8rem', marginInlineStart: 'auto' } } });
