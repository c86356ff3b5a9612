import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { reducedMotion } from '../theme/media.css.ts';
import { duration, easing } from '../theme/scale.css.ts';

export const track = style(layered.ui({ overflow: 'hidden', borderBlockEnd: `1.5px solid ${vars.color.ink}` }));

export const woven = style(
  layered.ui({
    transition: `inline-size ${duration.slow} ${easing.press}`,
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
