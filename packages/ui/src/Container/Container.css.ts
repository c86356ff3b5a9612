import { style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { maxWidth, space } from '../theme/scale.css.ts';

export const container = style({
  '@layer': {
    [layers.ui]: {
      inlineSize: '100%',
      maxInlineSize: `calc(${maxWidth} + 2 * ${space.pageEdge})`,
      marginInline: 'auto',
      paddingInline: space.pageEdge,
    },
  },
});
