import { space, weight } from '@podium/ui/theme/scale.css';
import { color, column, from, rule, stacked, style } from '../style.ts';

export const mark = style({ color: color.border.control, fontSize: '24px' });

/** From 768 px two by two: a dialog 900 px high shows all of them above its actions. */
export const list = style({
  ...column,
  columnGap: space.s5,
  marginBlockStart: space.s3,
  borderBlockStart: rule.strong,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const row = style({ borderBlockEnd: rule.hair });

export const link = style({
  ...stacked,
  justifyContent: 'center',
  gap: '2px',
  minBlockSize: '56px',
  paddingBlock: space.s2,
  color: 'inherit',
  textDecoration: 'none',
});

export const label = style({
  fontWeight: weight.label,
  textUnderlineOffset: '0.18em',
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});
