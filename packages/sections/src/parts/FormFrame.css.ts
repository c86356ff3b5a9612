import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';

export const form = style({
  '@layer': {
    [layers.sections]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '22px' },
  },
});
