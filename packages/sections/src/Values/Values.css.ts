import { space, text } from '@podium/ui/theme/scale.css';
import { column, from, mapValues, recipe, rule, style, styleVariants } from '../style.ts';

export const list = style({ borderBlockStart: rule.strong });

export const value = recipe({
  base: {
    ...column,
    rowGap: space.s4,
    paddingBlock: space.s6,
    selectors: { '& + &': { borderBlockStart: rule.strong } },
  },
  variants: {
    size: mapValues({ mega: 0, h1: 4, h2: 2 }, (columns) => ({
      '@media': { [from.lg]: { paddingInlineStart: `calc(100% / 12 * ${columns})` } },
    })),
  },
});

const { mega, h1, h2 } = text;

export const statement = styleVariants({ mega, h1, h2 }, (lettering) => ({
  ...lettering,
  maxInlineSize: '12em',
  overflowWrap: 'break-word',
}));
