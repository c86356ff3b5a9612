import { maxWidth, space } from '../theme/scale.css.ts';
import { style } from '../theme/style.ts';

export const container = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${maxWidth} + 2 * ${space.pageEdge})`,
  marginInline: 'auto',
  paddingInline: space.pageEdge,
});
