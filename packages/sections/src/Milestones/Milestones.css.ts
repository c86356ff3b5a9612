import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { ifPlain } from '@podium/ui/theme/look';
import { font, measure, space, weight } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

const { color } = vars;

export const head = style({
  display: 'grid',
  rowGap: space.s5,
  maxInlineSize: '52rem',
  marginBlockEnd: `calc(${space.s6} + ${ifPlain(space.s5)})`,
});

export const years = style({
  display: 'grid',
  rowGap: space.s5,
  marginBlockStart: space.s5,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.gutter },
    [from.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  },
});

export const year = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: space.s1,
  maxInlineSize: measure.card,
  paddingInlineStart: space.s3,
  borderInlineStart: `2px solid ${color.accent}`,
});

export const numeral = style({
  fontFamily: font.display,
  fontSize: '1.5rem',
  fontWeight: weight.subheading,
  letterSpacing: '-0.035em',
  lineHeight: 1.1,
});
