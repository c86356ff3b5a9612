import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { from } from '../theme/media.css.ts';

/**
 * Radix locks scrolling by `body[data-scroll-locked]` and adds a body margin for the scrollbar; fixed elements would
 * still jump. Where scrollbars take room, the page reserves it instead.
 */
const locked = 'body[data-scroll-locked]';

globalStyle(`:root:has(> ${locked})`, {
  '@layer': { [layers.ui]: { '@media': { [from.lg]: { scrollbarGutter: 'stable' } } } },
});

globalStyle(locked, {
  '@layer': { [layers.ui]: { '@media': { [from.lg]: { marginRight: '0 !important' } } } },
});
