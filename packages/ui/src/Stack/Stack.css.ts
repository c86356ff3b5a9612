import { recipe } from '../theme/style.ts';
import { align, gap } from './flow.css.ts';

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: { gap, align },
  defaultVariants: { gap: 's4', align: 'stretch' },
});
