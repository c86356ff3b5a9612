import { style, styleVariants } from '../theme/style.ts';
import { grid as page, space } from '../theme/scale.css.ts';

export const grid = style({
  display: 'grid',
  gap: page.gutter,
  inlineSize: '100%',
  maxInlineSize: page.maxWidth,
  marginInline: 'auto',
});

/** Minimum widths in rem, so that larger text gives fewer columns instead of narrower ones. */
const leastWidths = { narrow: '10rem', medium: '16rem', wide: '22rem' };

export const columns = {
  twelve: style({ gridTemplateColumns: `repeat(${page.columns}, minmax(0, 1fr))` }),
  ...styleVariants(leastWidths, (leastWidth) => ({
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${leastWidth}), 1fr))`,
  })),
};

export const rowGap = styleVariants(
  { s1: space.s1, s2: space.s2, s3: space.s3, s4: space.s4, s5: space.s5, s6: space.s6, s7: space.s7, s8: space.s8 },
  (distance) => ({ rowGap: distance }),
);
