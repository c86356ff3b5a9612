import { style } from './style.ts';
import { target } from './scale.css.ts';

/** Extends the hit area of text links to the minimum target size, without changing the layout. */
export const hitArea = style({
  position: 'relative',
  '::after': { content: '', position: 'absolute', inset: `min(0px, (100% - ${target.minimum}) / 2)` },
});
