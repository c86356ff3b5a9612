import { font, lineHeight, space, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { hiddenText } from '@podium/ui/VisuallyHidden/VisuallyHidden.css';
import { color, column, from, hangingQuotes, rule, style, styleVariants } from '../style.ts';

/** Before, time taken, after: shared by the column headings and every row. */
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3.4fr) minmax(0, 3fr)',
  columnGap: space.gutter,
} as const;

/** Hidden on phones, where every figure has its label. */
export const columnHeads = style({
  ...text.label,
  display: 'none',
  paddingBlockEnd: '10px',
  '@media': { [from.md]: row },
});

export const stories = style({ borderBlockStart: rule.strong });

export const story = style({
  ...column,
  rowGap: space.s5,
  paddingBlock: '26px',
  selectors: { '& + &': { borderBlockStart: rule.hair } },
  '@media': { [from.md]: { paddingBlock: '34px' } },
});

export const change = style({ ...column, rowGap: space.s4, lineHeight: 1.35, '@media': { [from.md]: row } });

/** From 768 px the column headings are shown instead, and the labels are visually hidden. */
export const label = style({
  ...text.label,
  marginBlockEnd: space.s1,
  color: color.text.secondary,
  '@media': { [from.md]: hiddenText },
});

const figureSize = 'clamp(2.25rem, 1.2rem + 3vw, 4.5rem)';

export const figure = styleVariants(
  {
    before: { color: color.text.secondary, fontWeight: weight.heading },
    after: { color: color.text.brand, fontWeight: weight.numeral },
  },
  (state) => ({
    ...state,
    display: 'block',
    marginBlockEnd: space.s2,
    fontFamily: font.display,
    fontSize: figureSize,
    letterSpacing: tracking.numeral,
    lineHeight: lineHeight.heading,
    overflowWrap: 'anywhere',
  }),
);

export const time = style({ fontWeight: weight.label });

/** As long as the time taken. Half as high below 1024 px, where the figures are smaller. */
export const bar = style({
  display: 'block',
  zoom: 0.5,
  marginBlockEnd: space.s2,
  '@media': { [from.lg]: { zoom: 1 } },
});

export const voice = style({ ...column, rowGap: space.s3, '@media': { [from.md]: row } });

export const quote = style({
  ...text.h3,
  maxInlineSize: '26em',
  fontSize: text.lede.fontSize,
  fontWeight: weight.heading,
  ...hangingQuotes,
  '@media': { [from.md]: { gridColumn: 'span 2' } },
});

export const person = style({
  ...text.small,
  display: 'grid',
  justifyItems: 'start',
  rowGap: space.s4,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});

export const name = style({ display: 'block', color: color.text.primary });
