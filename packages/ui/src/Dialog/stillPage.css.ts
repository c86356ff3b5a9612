import { globalStyle } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { from } from '../theme/media.css.ts';

/**
 * Radix locks scrolling by `body[data-scroll-locked]` and adds a body margin for the scrollbar; fixed elements would
 * still jump. Where scrollbars take room, the page reserves it instead.
 */
const locked = 'body[data-scroll-locked]';

globalStyle(`:root:has(> ${locked})`, layered.ui({ '@media': { [from.lg]: { scrollbarGutter: 'stable' } } }));

globalStyle(locked, layered.ui({ '@media': { [from.lg]: { marginRight: '0 !important' } } }));
