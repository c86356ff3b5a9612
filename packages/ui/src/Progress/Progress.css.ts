import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { reducedMotion } from '../theme/media.css.ts';
import { rule } from '../theme/rules.css.ts';
import { duration, easing } from '../theme/scale.css.ts';

export const track = style(layered.ui({ overflow: 'hidden', borderBlockEnd: rule.strong }));

export const woven = style(
  layered.ui({
    transition: `inline-size ${duration.slow} ${easing.press}`,
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
