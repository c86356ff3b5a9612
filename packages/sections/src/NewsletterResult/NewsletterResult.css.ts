import { space } from '@podium/ui/theme/scale.css';
import { from, stacked, style } from '../style.ts';

export const emblem = style({ inlineSize: 'min(100%, 320px)' });

export const heading = style({ marginBlock: 'clamp(28px, 3vw, 44px) 14px' });

export const message = style({ marginBlockEnd: '26px' });

/** Always stacked on phones, so that the shorter pending label does not shift the layout. */
export const actions = style({
  ...stacked,
  alignItems: 'flex-start',
  gap: space.s4,
  '@media': { [from.sm]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
