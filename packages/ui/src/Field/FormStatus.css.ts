import { radius, space, target, text, weight } from '../theme/scale.css.ts';
import { color, style } from '../theme/style.ts';

/** Both live regions are rendered while empty, and then take no space. */
export const success = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  fontWeight: weight.label,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { minBlockSize: target.control } },
});

export const failure = style({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  borderRadius: radius.control,
  backgroundColor: color.critical.background,
  color: color.text.danger,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { padding: `${space.s2} 10px` } },
});
