import { style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { target } from './scale.css.ts';

/** Answers in a square of the smallest target without being drawn larger: for words that are pressed. */
export const reach = style({
  '@layer': {
    [layers.ui]: {
      position: 'relative',
      '::after': { content: '', position: 'absolute', inset: `min(0px, (100% - ${target.minimum}) / 2)` },
    },
  },
});
