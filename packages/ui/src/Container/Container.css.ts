import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { maxWidth, space } from '../theme/scale.css.ts';

export const container = style(
  layered.ui({
    inlineSize: '100%',
    maxInlineSize: `calc(${maxWidth} + 2 * ${space.pageEdge})`,
    marginInline: 'auto',
    paddingInline: space.pageEdge,
  }),
);
