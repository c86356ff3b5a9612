import { style } from '../../theme/style.ts';
import { space } from '../../theme/scale.css.ts';
import * as parts from './fieldParts.css.ts';

export const label = style([parts.label, { marginBlockEnd: '6px' }]);

/** The control and its prefix or icon share one grid cell. */
export const frame = style({ position: 'relative', display: 'grid' });

/** The hint, and the count at the end of its line. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s3,
  justifyContent: 'space-between',
  marginBlockStart: '6px',
});
