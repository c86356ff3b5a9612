import { space } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

/** The descenders of the heading reach far below its line, in proportion to its size. */
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  rowGap: `clamp(${space.s5}, 4vw, ${space.s8})`,
  marginBlockEnd: space.s8,
});
