import { box } from './private/box.css.ts';
import { text, weight } from '../theme/scale.css.ts';
import { color, style } from '../theme/style.ts';

/** A field with a currency prefix contains an amount, which has a larger font size. */
export const amount = style([box, { paddingInlineStart: '32px', fontSize: '1.25rem' }]);

export const prefix = style({
  ...text.body,
  gridArea: '1 / 1',
  zIndex: 1,
  placeSelf: 'center start',
  marginInlineStart: '14px',
  color: color.text.primary,
  fontWeight: weight.label,
  lineHeight: 1,
  pointerEvents: 'none',
});
