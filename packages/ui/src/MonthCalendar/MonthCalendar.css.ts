import { style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { space } from '../theme/scale.css.ts';

export const calendar = style({
  '@layer': { [layers.ui]: { maxInlineSize: '560px' } },
});

export const head = style({
  '@layer': {
    [layers.ui]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: space.s3,
      marginBlockEnd: space.s4,
      textAlign: 'center',
    },
  },
});
