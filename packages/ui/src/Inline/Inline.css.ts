import { gap } from '../Stack/flow.css.ts';
import { recipe } from '../theme/style.ts';

export const inline = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  variants: { gap },
  defaultVariants: { gap: 's4' },
});
