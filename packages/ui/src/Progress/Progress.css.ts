import { style } from '../theme/style.ts';
import { reducedMotion } from '../theme/media.css.ts';
import { rule } from '../theme/rules.css.ts';
import { duration, easing } from '../theme/scale.css.ts';

export const track = style({ overflow: 'hidden', borderBlockEnd: rule.strong });

export const woven = style({
  transition: `inline-size ${duration.slow} ${easing.press}`,
  '@media': { [reducedMotion]: { transition: 'none' } },
});
