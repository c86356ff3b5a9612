import { style } from '../theme/style.ts';

/**
 * Not rendered far outside the viewport until it is hydrated. Except on a page that was opened at an anchor, or at its
 * last scroll position (`data-returned`): the browser scrolls there once, and the heights above must be the real ones.
 */
export const far = style({
  selectors: {
    '&[data-dehydrated]': { contentVisibility: 'auto' },
    ':root:has(:target) &[data-dehydrated], :root[data-returned] &[data-dehydrated]': { contentVisibility: 'visible' },
  },
});
