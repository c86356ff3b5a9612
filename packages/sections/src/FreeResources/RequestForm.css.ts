import { from } from '@podium/ui/theme/media.css';
import { space, text, weight } from '@podium/ui/theme/scale.css';
import { column, style } from '../style.ts';

export const form = style({ display: 'grid', rowGap: space.s4 });

export const download = style({
  ...column,
  alignItems: 'center',
  gap: `${space.s2} ${space.s5}`,
  '@media': { [from.md]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

export const count = style({ ...text.small, fontWeight: weight.label });
