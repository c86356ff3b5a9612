import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { font, space, target, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { style } from '../style.ts';

const { color } = vars;

/** The toggle in the column of the story, the sheet across the row. */
export const working = style({
  gridArea: 'working',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
  listStyle: 'none',
  cursor: 'pointer',
  '::before': { content: ['"+"', '"+" / ""'], inlineSize: '0.75em', fontSize: '1.25rem', fontWeight: 500 },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${working}[open] > &::before`]: { content: ['"−"', '"−" / ""'] },
  },
  '@media': { [from.md]: { gridColumn: 2 } },
});

const underlined = style({
  textDecorationLine: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.18em',
  selectors: { [`${toggle}:hover > &`]: { textDecorationThickness: '3px' } },
});

export const show = style([underlined, { selectors: { [`${working}[open] > ${toggle} > &`]: { display: 'none' } } }]);

export const hide = style([
  underlined,
  { selectors: { [`${working}:not([open]) > ${toggle} > &`]: { display: 'none' } } },
]);

/** Figures, fault and moves: side by side from 1024 px. */
export const sheet = style([
  surface.raised,
  {
    // Its text must not widen the columns of the row.
    contain: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBlock: space.s3,
    borderBlockStart: rule.divider,
    '@media': { [from.lg]: { gridTemplateColumns: '3fr 3fr 4fr' } },
  },
]);

export const part = style({
  minInlineSize: 0,
  padding: space.s4,
  selectors: { '& + &': { borderBlockStart: rule.hair } },
  '@media': {
    [from.lg]: {
      padding: space.s5,
      selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: rule.hair } },
    },
  },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.s4,
});

export const label = style({ ...text.label, marginBlockEnd: space.s1 });

export const note = style({ ...text.small, color: color.text.secondary });

const numeral = { fontFamily: font.display, fontWeight: weight.heading, letterSpacing: tracking.numeral } as const;

export const figure = style({
  ...numeral,
  display: 'block',
  marginBlockEnd: space.s1,
  color: color.text.primary,
  fontSize: 'clamp(1.75rem, 1.2rem + 1.4vw, 2.25rem)',
  lineHeight: 1,
});

export const sum = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s4,
  marginBlockStart: space.s3,
  paddingBlockStart: space.s3,
  borderBlockStart: rule.strong,
  fontWeight: weight.label,
});

export const result = style({ ...numeral, color: color.text.brand, fontSize: '1.75rem', lineHeight: 1 });

export const fault = style({ ...text.h3, fontSize: text.lede.fontSize });

export const move = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: space.s2,
  borderBlockEnd: rule.hair,
  counterIncrement: 'list-item',
  '::before': { ...numeral, content: 'counter(list-item)', color: color.accent, fontSize: '1.125rem' },
});

export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s5}`,
  padding: space.s4,
  borderBlockStart: rule.hair,
  '@media': { [from.lg]: { paddingInline: space.s5 } },
});
