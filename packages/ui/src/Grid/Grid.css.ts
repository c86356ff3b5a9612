import { mapValues } from '../theme/layered.ts';
import { grid as page, space } from '../theme/scale.css.ts';
import { recipe } from '../theme/style.ts';

const { s1, s2, s3, s4, s5, s6, s7, s8 } = space;

export const rowGap = mapValues({ s1, s2, s3, s4, s5, s6, s7, s8 }, (distance) => ({ rowGap: distance }));

export const grid = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(${page.columns}, minmax(0, 1fr))`,
    gap: page.gutter,
    inlineSize: '100%',
    maxInlineSize: page.maxWidth,
    marginInline: 'auto',
  },
  variants: {
    rowGap,
    align: { center: { alignItems: 'center' }, end: { alignItems: 'end' }, stretch: {} },
  },
});
