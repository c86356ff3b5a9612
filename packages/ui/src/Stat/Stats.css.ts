import { space, text, weight } from '../theme/scale.css.ts';
import { color, displayText, from, rule, stacked, style } from '../theme/style.ts';

const divider = rule.divider;

/** Two by two on narrow screens; from 1024 px one row of content-sized cells that share the remaining space equally. */
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'auto' } },
});

export const cell = style({
  minInlineSize: 0,
  paddingBlock: '16px 18px',
  paddingInlineStart: '14px',
  borderInlineStart: divider,
  selectors: {
    '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 0 },
    '&:nth-child(n + 3)': { borderBlockStart: divider },
  },
  '@media': {
    [from.lg]: {
      paddingBlock: '22px 26px',
      paddingInline: space.s5,
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: space.s5, borderInlineStart: divider },
        '&:nth-child(n + 3)': { borderBlockStart: 0 },
        '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
      },
    },
  },
});

/** The label is below its figure, from 1440 px beside it where both fit. */
export const stat = style({
  ...stacked,
  gap: '6px',
  minInlineSize: 0,
  '@media': { [from.wide]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '14px' } },
});

export const figure = style({
  // At most half the width of a phone, however large the text.
  ...displayText('min(clamp(2rem, 1.4rem + 2.3vw, 3.5rem), 10.5vw)', weight.numeral, 0.9, '-0.035em'),
  overflowWrap: 'break-word',
  '@media': { [from.lg]: { fontSize: 'min(clamp(2rem, 1.4rem + 2.3vw, 3.5rem), 5.4vw)' } },
});

export const label = style({
  ...text.small,
  color: color.text.secondary,
  fontWeight: weight.medium,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
