import { font, measure, space, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { breakpoint, color, column, from, rule, style, wrapping } from '../style.ts';

export const biographies = style({ display: 'grid', rowGap: space.s4 });

export const list = style({
  ...column,
  borderBlockStart: rule.strong,
  '@media': { [from.lg]: { gridTemplateColumns: '4fr 5fr 6fr' } },
});

export const biography = style({
  minInlineSize: 0,
  paddingBlock: space.s5,
  selectors: { '& + &': { borderBlockStart: rule.divider } },
  '@media': {
    [from.lg]: {
      paddingInline: space.s5,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '& + &': { borderBlockStart: 0, borderInlineStart: rule.divider },
      },
    },
  },
});

export const head = style({
  ...wrapping,
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.s3,
  marginBlockEnd: space.s4,
});

export const length = style({ ...text.small, fontWeight: weight.label });

export const figure = style({
  color: color.text.brand,
  fontFamily: font.display,
  fontSize: 'clamp(3.5rem, 2.5rem + 3vw, 5rem)',
  letterSpacing: tracking.numeral,
  lineHeight: 0.85,
});

/** In the colours of success while the button says that the text was copied. */
export const copy = style({
  selectors: {
    '&[data-copied]': {
      vars: { [color.action.outline]: color.success.text, [color.background]: color.success.background },
      backgroundColor: color.success.background,
    },
  },
});

export const words = style({ maxInlineSize: measure.body });

const onPhones = `screen and (max-width: ${breakpoint.md - 1}px) and (scripting: enabled)`;

export const foldedWords = style([
  words,
  {
    '@media': {
      [onPhones]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 5, overflow: 'hidden' },
    },
  },
]);

export const unfold = style({ display: 'none', '@media': { [onPhones]: { display: 'block' } } });
