import { align, gap } from '../Stack/flow.css.ts';
import { recipe } from '../theme/style.ts';

export const inline = recipe({
  base: { display: 'flex', flexWrap: 'wrap' },
  variants: {
    gap,
    align,
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
  },
  defaultVariants: { gap: 's4', align: 'center', justify: 'start' },
});
