import { keyframes } from '@vanilla-extract/css';
import { duration, easing } from '../theme/scale.css.ts';
import { color, from, globalStyle, style, vars } from '../theme/style.ts';

/** A modal `<dialog>` without the browser's frame, and its scrim, which also dims other dialogs. */
export const modal = style({
  position: 'fixed',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  blockSize: 'auto',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  boxShadow: vars.shadow,
  outline: 'none',
  selectors: { '&::backdrop': { backgroundColor: color.scrim } },
});

const fade = keyframes({ from: { opacity: 0 } });

/** The scrim of a dialog that is rendered only while it is open. */
export const fadingScrim = style({
  selectors: { '&::backdrop': { animation: `${fade} ${duration.fast} ${easing.out}` } },
});

/** The page behind does not scroll. The width of the scrollbar is kept, so that the layout does not shift. */
globalStyle(':root:has(dialog:modal)', { overflow: 'hidden', '@media': { [from.lg]: { scrollbarGutter: 'stable' } } });

/** The scrim does not reach the former scrollbar's area; only the root's background shows there. */
globalStyle(`:root:has(${fadingScrim})`, { '@media': { [from.lg]: { backgroundColor: color.scrim } } });
