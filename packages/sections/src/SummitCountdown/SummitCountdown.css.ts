import { space } from '@podium/ui/theme/scale.css';
import { column, from, style } from '../style.ts';

export const over = style({
  ...column,
  justifyItems: 'start',
  gap: space.s4,
  paddingBlock: space.s5,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem) auto',
      alignItems: 'center',
      columnGap: space.s6,
    },
  },
});
