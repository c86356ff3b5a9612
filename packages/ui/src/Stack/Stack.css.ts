import { space } from '../theme/scale.css.ts';
import { mapValues, recipe, stacked, wrapping } from '../theme/style.ts';

const { s1, s2, s3, s4, s5, s6, s7, s8 } = space;

const gap = mapValues({ s1, s2, s3, s4, s5, s6, s7, s8 }, (distance) => ({ gap: distance }));

export const stack = recipe({
  base: { ...stacked },
  variants: { gap, align: { start: { alignItems: 'flex-start' }, stretch: {} } },
  defaultVariants: { gap: 's4' },
});

export const inline = recipe({
  base: { ...wrapping, alignItems: 'center' },
  variants: { gap },
  defaultVariants: { gap: 's4' },
});
