import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { measure, space, target, text, weight } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { style } from '../style.ts';

/** Side by side on tablets, in the margin from 1024 px. */
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

/** The request, below a divider. */
export const request = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  maxInlineSize: measure.body,
  paddingBlockStart: space.s5,
  borderBlockStart: rule.divider,
});
