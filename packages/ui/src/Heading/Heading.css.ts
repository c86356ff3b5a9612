import { styleVariants } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { text } from '../theme/scale.css.ts';

const { mega, hero, h1, h2, h3 } = text;

/** At most as wide as its container: unstretched, it would be as wide as its longest word. */
export const size = styleVariants({ mega, hero, h1, h2, h3 }, (rule) => layered.ui({ ...rule, maxInlineSize: '100%' }));
