import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/style.ts';
import { radius, space, target, text, weight } from '../theme/scale.css.ts';

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
  backgroundColor: vars.color.critical.background,
  color: vars.color.text.danger,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { padding: `${space.s2} 10px` } },
});
