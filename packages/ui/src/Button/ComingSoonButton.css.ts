import { style } from '../theme/style.ts';
import { reducedMotion } from '../theme/media.css.ts';
import { duration, easing, text } from '../theme/scale.css.ts';

/** Reserves space for the hint inside the button, so that it covers nothing. */
const hintHeight = '0.9375rem';

/** A button with a hint. Its layout is a variant of the button, whose rules it has to win against. */
export const withHint = style({});

export const label = style({
  translate: `0 calc(${hintHeight} / 2)`,
  transition: `translate ${duration.base} ${easing.press}`,
  selectors: { [`${withHint}:is(:hover, :focus) &`]: { translate: 'none' } },
  '@media': { [reducedMotion]: { transition: 'none' } },
});

export const hint = style({
  fontSize: text.micro.fontSize,
  fontWeight: 500,
  lineHeight: hintHeight,
  opacity: 0,
  transition: `opacity ${duration.base}`,
  selectors: { [`${withHint}:is(:hover, :focus) &`]: { opacity: 1 } },
});
