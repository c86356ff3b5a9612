import { keyframes } from '@vanilla-extract/css';
import { duration, easing, space } from '../theme/scale.css.ts';
import { wholeList } from './private/controls.css.ts';
import { column, from, globalStyle, style } from '../theme/style.ts';

/** Custom property with the width of controls that overlap the corner of the slides. */
export const controlsWidth = '--carousel-controls-width';

/** From 1024 px the controls overlap the bottom of the slides. In narrower viewports they do not fit side by side. */
export const carousel = style({ ...column, gap: space.s5 });

globalStyle(`${carousel} > *`, { '@media': { [from.lg]: { gridArea: '1 / 1' } } });

/** All slides share one cell: the tallest sets the height, so that changing slides does not shift the layout. */
export const slides = style({
  ...column,
  // Horizontal swipes change the slide; vertical swipes and pinches scroll and zoom the page.
  touchAction: 'pan-y pinch-zoom',
  '@media': { [wholeList]: { gap: space.s6 } },
});

const arrive = keyframes({ from: { opacity: 0 } });

export const slide = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  visibility: 'hidden',
  selectors: { '&[data-shown]': { visibility: 'visible', animation: `${arrive} ${duration.slow} ${easing.out}` } },
  '@media': {
    [wholeList]: {
      gridArea: 'auto',
      visibility: 'visible',
      // A print may be made during the animation.
      selectors: { '&[data-shown]': { animation: 'none' } },
    },
  },
});
