import { space, text as type, weight } from '@podium/ui/theme/scale.css';
import { color, column, displayText, from, rule, style } from '../style.ts';

export const drawing = style({
  display: 'none',
  maxInlineSize: '400px',
  marginBlockStart: space.s7,
  color: color.artwork.primary,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from.lg]: { display: 'block' } },
});

export const conditions = style({ borderBlock: rule.strong });

export const condition = style({
  ...column,
  columnGap: space.gutter,
  rowGap: space.s1,
  alignItems: 'baseline',
  paddingBlock: space.s5,
  selectors: { '& + &': { borderBlockStart: rule.hair } },
  '@media': { [from.md]: { gridTemplateColumns: '1fr 3fr' } },
});

export const term = style({ ...type.small, color: color.text.secondary });

export const text = style({ ...displayText(type.h3.fontSize, weight.subheading, 1.2), textWrap: 'pretty' });
