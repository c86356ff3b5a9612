import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from, reducedMotion } from '@podium/ui/theme/media.css';
import { duration, easing, layout, zIndex } from '@podium/ui/theme/scale.css';

const whileHidden = '&[data-banner=hidden]:not(:has(:focus-visible))';

export const stack = style(
  layered.sections({
    '@media': {
      // When printed, fixed elements would cover the text of every page.
      screen: {
        position: 'fixed',
        insetBlockStart: 0,
        insetInline: 0,
        zIndex: zIndex.top,
        transition: `translate ${duration.base} ${easing.out}`,
        selectors: {
          // Moves everything but the lowered navigation bar out of view, whatever the height of the banner.
          [whileHidden]: { translate: `0 calc(-100% + ${layout.navStuckMobile})` },
        },
      },
      [from.lg]: { selectors: { [whileHidden]: { translate: 'none' } } },
      [reducedMotion]: { transition: 'none' },
    },
  }),
);
