import { style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { space, target } from '../theme/scale.css.ts';

export const calendar = style({
  '@layer': { [layers.ui]: { maxInlineSize: '560px' } },
});

export const head = style({
  '@layer': {
    [layers.ui]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: space.s2,
      // Two lines, as the longest name needs at 320 px: no month moves the days.
      minBlockSize: target.control,
      marginBlockEnd: space.s4,
      textAlign: 'center',
    },
  },
});
