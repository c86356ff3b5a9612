import { font, measure, space, target, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { color, column, displayText, from, rule, stacked, style, wrapping } from '../style.ts';

export const ledger = style({ borderBlock: rule.strong });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: "'metric emblem' 'story story' 'calculation calculation' 'action action'",
  alignItems: 'center',
  columnGap: space.gutter,
  rowGap: '14px',
  paddingBlock: '22px',
  selectors: { '& + &': { borderBlockStart: rule.hair } },
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) auto',
      gridTemplateAreas: "'metric story emblem' 'metric action emblem' 'calculation calculation calculation'",
    },
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) auto minmax(max-content, 2fr)',
      gridTemplateAreas: "'metric story emblem action' 'calculation calculation calculation calculation'",
      paddingBlock: '26px',
    },
  },
});

export const metric = style({
  gridArea: 'metric',
  color: color.text.brand,
  // '9 into 1' fits on one line at 320 and at 768 px.
  ...displayText('min(clamp(3.25rem, 1.3rem + 5.2vw, 6.5rem), 13.4vw)', weight.heading, 0.95, '-0.035em'),
  overflowWrap: 'anywhere',
});

export const story = style({ gridArea: 'story', display: 'grid', rowGap: space.s2, maxInlineSize: measure.card });

export const category = style({ whiteSpace: 'nowrap' });

/**
 * Extends into the padding of its row and into that of the calculation below, so that it can be larger. Empty for a brand
 * without emblems.
 */
export const emblem = style({
  gridArea: 'emblem',
  inlineSize: '104px',
  marginBlock: '-14px',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from.md]: { inlineSize: '130px' }, [from.lg]: { inlineSize: '176px', marginBlock: '5px -33px' } },
});

export const action = style({ gridArea: 'action', '@media': { [from.lg]: { justifySelf: 'end' } } });

export const calculation = style({
  gridArea: 'calculation',
  ...column,
  marginBlock: '-8px -12px',
  selectors: { '&::details-content': { gridColumn: '1 / -1', minInlineSize: 0 } },
  '@media': { [from.md]: { gridTemplateColumns: 'subgrid' } },
});

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  columnGap: space.s2,
  minBlockSize: target.minimum,
  fontSize: text.small.fontSize,
  fontWeight: weight.label,
  cursor: 'pointer',
  '::before': { content: ['"+"', '"+" / ""'], inlineSize: '0.75em', fontSize: '1.25rem', fontWeight: weight.medium },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${calculation}[open] > &::before`]: { content: ['"−"', '"−" / ""'] },
  },
  '@media': { [from.md]: { gridColumn: 2 } },
});

export const show = style({
  textDecorationLine: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.18em',
  selectors: { [`${toggle}:hover > &`]: { textDecorationThickness: '3px' } },
});

export const sheet = style([
  surface.raised,
  {
    // Its text must not widen the columns of the row.
    contain: 'inline-size',
    ...column,
    marginBlock: space.s3,
    borderBlockStart: rule.divider,
    '@media': { [from.lg]: { gridTemplateColumns: '3fr 3fr 4fr' } },
  },
]);

/** Side by side all parts are as high as the drawing: the sum is at their bottom, and the moves fill their height. */
export const part = style({
  ...stacked,
  minInlineSize: 0,
  padding: space.s4,
  selectors: { '& + &': { borderBlockStart: rule.hair } },
  '@media': {
    [from.lg]: { padding: space.s5, selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: rule.hair } } },
  },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.s4,
  paddingBlockEnd: space.s3,
});

export const label = style({ ...text.label, marginBlockEnd: space.s1 });

export const note = style({ ...text.small, color: color.text.secondary });

const numeral = { fontFamily: font.display, fontWeight: weight.heading, letterSpacing: tracking.numeral } as const;

export const figure = style({
  ...numeral,
  display: 'block',
  marginBlockEnd: space.s1,
  color: color.text.primary,
  // Two figures of six characters fit beside each other at 1024 px.
  fontSize: 'clamp(1.75rem, 2.8125vw, 2.25rem)',
  lineHeight: 1,
});

export const sum = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s4,
  marginBlockStart: 'auto',
  paddingBlockStart: space.s3,
  borderBlockStart: rule.strong,
  fontWeight: weight.label,
});

export const result = style({ ...numeral, color: color.text.brand, fontSize: '1.75rem', lineHeight: 1 });

export const fault = style({ ...text.h3, fontSize: text.lede.fontSize });

export const drawing = style({
  maxInlineSize: '440px',
  marginBlockStart: space.s5,
  color: color.artwork.primary,
  selectors: { '&:empty': { display: 'none' } },
});

export const moves = style({ flex: 1, display: 'grid', gridAutoRows: '1fr' });

export const move = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'center',
  paddingBlock: space.s2,
  selectors: { '& + &': { borderBlockStart: rule.hair } },
  counterIncrement: 'list-item',
  '::before': { ...numeral, content: 'counter(list-item)', color: color.accent, fontSize: '1.125rem' },
});

export const foot = style({
  gridColumn: '1 / -1',
  ...wrapping,
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s5}`,
  padding: space.s4,
  borderBlockStart: rule.hair,
  '@media': { [from.lg]: { paddingInline: space.s5 } },
});
