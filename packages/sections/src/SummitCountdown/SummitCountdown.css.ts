import { space } from '@podium/ui/theme/scale.css';
import { column, from, globalStyle, style, wrapping } from '../style.ts';

export const over = style({
  ...column,
  justifyItems: 'start',
  gap: space.s4,
  paddingBlock: space.s5,
  '@media': { [from.lg]: { ...wrapping, alignItems: 'center', columnGap: space.s6 } },
});

globalStyle(`${over} > :first-child`, { flex: '1 1 13rem' });
globalStyle(`${over} > :nth-child(2)`, { flex: '0 1 28rem' });
