import { space, target } from '../theme/scale.css.ts';
import { style } from '../theme/style.ts';

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s2,
  // Two lines, for the longest name at 320 px: a change of month does not shift the days.
  minBlockSize: target.control,
  marginBlockEnd: space.s4,
  textAlign: 'center',
});
