import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { from, reducedMotion } from '../theme/media.css.ts';
import { duration, easing, space } from '../theme/scale.css.ts';
import { wholeList } from './private/wholeList.ts';

/** The custom property by which slides know the width of controls that stand in their corner. */
export const controlsWidth = '--carousel-controls-width';

const below = style({
  '@layer': { [layers.ui]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 } },
});

/** The controls lie on the slides, at the foot. Narrower than this, the two have no room side by side. */
const corner = style([below]);

globalStyle(`${corner} > *`, { '@layer': { [layers.ui]: { '@media': { [from.lg]: { gridArea: '1 / 1' } } } } });

export const controlsAt = { below, corner };

/** One cell for all slides: the tallest sets the height, and nothing below moves when they change. */
export const slides = style({
  '@layer': {
    [layers.ui]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Fingers that go sideways turn the slides; up and down and two of them are the page's.
      touchAction: 'pan-y pinch-zoom',
      '@media': { [wholeList]: { gap: space.s6 } },
    },
  },
});

const arrive = keyframes({ from: { opacity: 0 } });

export const slide = style({
  '@layer': {
    [layers.ui]: {
      gridArea: '1 / 1',
      minInlineSize: 0,
      visibility: 'hidden',
      selectors: {
        '&[data-shown]': { visibility: 'visible', animation: `${arrive} ${duration.slow} ${easing.out}` },
      },
      '@media': {
        [reducedMotion]: { selectors: { '&[data-shown]': { animation: 'none' } } },
        [wholeList]: { gridArea: 'auto', visibility: 'visible' },
      },
    },
  },
});
