import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { from, reducedMotion } from '@podium/ui/theme/media.css';
import { duration, easing, layout, zIndex } from '@podium/ui/theme/scale.css';

export const stack = style({
  '@layer': {
    [layers.sections]: {
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      zIndex: zIndex.top,
      transition: `translate ${duration.base} ${easing.out}`,
      selectors: {
        // All but the lowered navigation bar leaves the screen, however tall the banner is.
        '&[data-banner=hidden]:not(:has(:focus-visible))': {
          translate: `0 calc(-100% + ${layout.navStuckMobile})`,
        },
      },
      '@media': {
        [from.lg]: {
          selectors: { '&[data-banner=hidden]:not(:has(:focus-visible))': { translate: 'none' } },
        },
        [reducedMotion]: { transition: 'none' },
      },
    },
  },
});
