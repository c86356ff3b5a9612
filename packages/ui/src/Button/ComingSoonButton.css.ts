import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { reducedMotion } from '../theme/media.css.ts';
import { duration, easing, space, text } from '../theme/scale.css.ts';

/** Reserves space for the hint inside the button, so that it covers nothing. */
const hintHeight = '0.9375rem';

export const comingSoon = style(layered.ui({ flexDirection: 'column', gap: 0, paddingBlock: space.s1 }));

export const label = style(
  layered.ui({
    translate: `0 calc(${hintHeight} / 2)`,
    transition: `translate ${duration.base} ${easing.press}`,
    selectors: { [`${comingSoon}:is(:hover, :focus) &`]: { translate: 'none' } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);

export const hint = style(
  layered.ui({
    fontSize: text.micro.fontSize,
    fontWeight: 500,
    lineHeight: hintHeight,
    opacity: 0,
    transition: `opacity ${duration.base}`,
    selectors: { [`${comingSoon}:is(:hover, :focus) &`]: { opacity: 1 } },
  }),
);
