import { text } from '../theme/scale.css.ts';
import { styleVariants } from '../theme/style.ts';

const { mega, hero, h1, h2, h3 } = text;

/** At most as wide as its container: unstretched, it would be as wide as its longest word. */
export const size = styleVariants({ mega, hero, h1, h2, h3 }, (rule) => ({ ...rule, maxInlineSize: '100%' }));
