import { space } from '@podium/ui/theme/scale.css';
import { from, stacked, style } from '../style.ts';

export const emblem = style({ inlineSize: 'min(100%, 320px)' });

/** Always stacked on phones, so that the shorter pending label does not shift the layout. */
export const actions = style({
  ...stacked,
  alignItems: 'flex-start',
  gap: space.s4,
  '@media': { [from.sm]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
