import { style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

export const visuallyHidden = style({
  '@layer': {
    [layers.ui]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      margin: '-1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
