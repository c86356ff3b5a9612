import { space } from '@podium/ui/theme/scale.css';
import { column, from, style } from '../../style.ts';

export const lines = style({
  ...column,
  gap: `26px ${space.gutter}`,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
