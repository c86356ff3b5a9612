import { radius, space, text, weight } from '@podium/ui/theme/scale.css';
import { ifDecorated, ifPlain, style, styleVariants, vars } from '../style.ts';

export const foot = style({ paddingBlockEnd: space.section });

export const pastEvent = style({ marginBlockEnd: space.s3 });

export const note = style({ marginBlockStart: space.s5 });

/** A notice in place of the button, slightly rotated in the decorated look. */
const notice = style({
  ...text.small,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: `6px ${space.s4}`,
  border: '2px solid',
  borderRadius: ifPlain(radius.control),
  outline: `${ifDecorated('1px')} solid`,
  outlineOffset: '2px',
  fontWeight: weight.label,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  rotate: ifDecorated('-4deg'),
});

/** On an accent surface the accent is too pale for text. */
export const soldOut = styleVariants({ raised: vars.color.accent, accent3: 'inherit' }, (color) => [notice, { color }]);
