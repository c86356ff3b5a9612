import { recipe } from '../theme/style.ts';

export const icon = recipe({
  base: { display: 'inline-block', flex: 'none', verticalAlign: '-0.08em' },
  variants: {
    size: { text: { inlineSize: '0.85em', blockSize: '0.85em' }, large: { inlineSize: '1.5em', blockSize: '1.5em' } },
    isDirectional: { true: { selectors: { '&:dir(rtl)': { scale: '-1 1' } } } },
  },
  defaultVariants: { size: 'text' },
});
