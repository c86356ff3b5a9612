import { space, target, text, weight } from '../theme/scale.css.ts';
import { color, style } from '../theme/style.ts';

/** Text with a dotted line at its start: no box, no fill, no underline, no change on hover. */
export const action = style({
  display: 'inline-grid',
  alignContent: 'center',
  minBlockSize: target.minimum,
  maxInlineSize: '100%',
  paddingInlineStart: space.s3,
  borderInlineStart: '2px dotted',
  fontSize: '1rem',
  fontWeight: weight.label,
  lineHeight: text.label.lineHeight,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'default',
});

export const reason = style({ ...text.small, color: color.text.secondary, lineHeight: text.label.lineHeight });
