import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { space } from '@podium/ui/theme/scale.css';

/** The descenders of the heading reach far below its line, in proportion to its size. */
export const words = style(
  layered.sections({
    display: 'grid',
    justifyItems: 'start',
    rowGap: `clamp(${space.s5}, 4vw, ${space.s8})`,
    marginBlockEnd: space.s8,
  }),
);
