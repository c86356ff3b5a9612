import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { space } from '@podium/ui/theme/scale.css';

export const words = style({
  '@layer': {
    [layers.sections]: { display: 'grid', justifyItems: 'start', rowGap: space.s5, marginBlockEnd: space.s8 },
  },
});
