import { bannerHeight, duration, easing, layout, zIndex } from '@podium/ui/theme/scale.css';
import { from, globalStyle, reducedMotion, style } from '../style.ts';

const whileHidden = '&[data-banner=hidden]:not(:has(:focus-visible))';

export const stack = style({
  '@media': {
    // When printed, fixed elements would cover the text of every page.
    screen: {
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      zIndex: zIndex.top,
      // Above the page in a view transition, where its content would be drawn over the header.
      viewTransitionName: 'site-header',
      transition: `translate ${duration.base} ${easing.out}`,
      selectors: {
        // Moves everything but the lowered navigation bar out of view, whatever the height of the banner.
        [whileHidden]: { translate: `0 calc(-100% + ${layout.navStuckMobile})` },
      },
    },
    [from.lg]: { selectors: { [whileHidden]: { translate: 'none' } } },
    [reducedMotion]: { transition: 'none' },
  },
});

export const withoutBanner = style([stack]);

// Set on the root, because sections outside the header reserve the height of the banner.
globalStyle(`:root:has(${withoutBanner})`, { vars: { [bannerHeight]: '0px' } });
