import { align } from '../Stack/flow.css.ts';
import { mapValues } from '../theme/layered.ts';
import { grid as page, space } from '../theme/scale.css.ts';
import { recipe } from '../theme/style.ts';

const { s1, s2, s3, s4, s5, s6, s7, s8 } = space;

/** In rem, so that larger text gives fewer columns instead of narrower ones. */
const atLeast = (width: string) => ({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))` });

export const rowGap = mapValues({ s1, s2, s3, s4, s5, s6, s7, s8 }, (distance) => ({ rowGap: distance }));

export const grid = recipe({
  base: { display: 'grid', gap: page.gutter, inlineSize: '100%', maxInlineSize: page.maxWidth, marginInline: 'auto' },
  variants: {
    columns: {
      twelve: { gridTemplateColumns: `repeat(${page.columns}, minmax(0, 1fr))` },
      narrow: atLeast('10rem'),
      medium: atLeast('16rem'),
      wide: atLeast('22rem'),
    },
    rowGap,
    align,
  },
  defaultVariants: { columns: 'twelve', align: 'stretch' },
});
