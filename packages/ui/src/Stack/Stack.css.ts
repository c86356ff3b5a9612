import { recipe } from '../theme/style.ts';
import { gap } from './flow.css.ts';

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: { gap, align: { start: { alignItems: 'flex-start' }, stretch: {} } },
  defaultVariants: { gap: 's4' },
});
