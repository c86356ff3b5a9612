import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { from } from '../theme/media.css.ts';

/**
 * Radix keeps the page from scrolling by `body[data-scroll-locked]` and gives the body a margin for the scrollbar that
 * goes; what is fixed to the window would jump all the same. Where scrollbars take room, the page keeps that instead.
 */
const locked = 'body[data-scroll-locked]';

globalStyle(`:root:has(> ${locked})`, {
  '@layer': { [layers.ui]: { '@media': { [from.lg]: { scrollbarGutter: 'stable' } } } },
});

globalStyle(locked, {
  '@layer': { [layers.ui]: { '@media': { [from.lg]: { marginRight: '0 !important' } } } },
});
