import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { space } from '@podium/ui/theme/scale.css';

export const lines = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: `26px ${space.gutter}`,
      '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
