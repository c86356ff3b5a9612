import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { font, measure, space, target, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { vars } from '@podium/ui/theme/contract.css';
import { column, spread, style } from '../style.ts';

const { color } = vars;

export const plates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: space.s4,
  '@media': { [from.lg]: { gridTemplateColumns: '1fr' } },
});

const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'clip',
});

export const raisedPicture = style([surface.raised, picture]);

/** The face fills its frame. */
export const portrait = style([
  surface.inverse,
  picture,
  { gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', aspectRatio: '1' },
]);

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s4,
  marginBlockStart: space.s2,
  fontSize: text.small.fontSize,
});

export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.minimum,
  minInlineSize: target.minimum,
  color: 'inherit',
  fontWeight: weight.label,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.18em',
  selectors: { '&:hover': { textDecorationThickness: '3px' } },
});

/** Enlarged, and without the name, which a narrow frame would clip. */
export const mark = style({ transform: 'scale(2.6)' });

export const facts = style({ display: 'grid', rowGap: space.s3, maxInlineSize: measure.body });

export const request = style({
  ...spread,
  gap: space.s4,
  maxInlineSize: measure.body,
  paddingBlockStart: space.s5,
  borderBlockStart: rule.perforation,
});

export const biographies = style({ display: 'grid', rowGap: space.s4, marginBlockStart: space.s8 });

export const list = style({
  ...column,
  borderBlockStart: rule.strong,
  '@media': { [from.lg]: { gridTemplateColumns: '4fr 5fr 6fr' } },
});

export const biography = style({
  minInlineSize: 0,
  paddingBlock: space.s5,
  selectors: { '& + &': { borderBlockStart: rule.perforation } },
  '@media': {
    [from.lg]: {
      paddingInline: space.s5,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '& + &': { borderBlockStart: 0, borderInlineStart: rule.perforation },
      },
    },
  },
});

export const biographyHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.s3,
  marginBlockEnd: space.s4,
});

export const length = style({ ...text.small, fontWeight: weight.label });

export const wordCount = style({
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

export const biographyText = style({ maxInlineSize: measure.body });
