import { vars } from '../theme/contract.css.ts';
import { styleVariants } from '../theme/style.ts';
import { measure, text } from '../theme/scale.css.ts';

/**
 * A readable line length, and at most as wide as its container: unstretched, a paragraph would be as wide as its
 * longest word.
 */
export const size = styleVariants(
  {
    lede: { ...text.lede, maxInlineSize: `min(${measure.lede}, 100%)` },
    body: { ...text.body, maxInlineSize: `min(${measure.body}, 100%)` },
    small: { ...text.small, maxInlineSize: `min(${measure.body}, 100%)` },
    label: { ...text.label, maxInlineSize: '100%' },
    micro: { ...text.micro, maxInlineSize: '100%' },
  },
  (rule) => ({ ...rule, overflowWrap: 'break-word' }),
);

export const tone = styleVariants(
  {
    inherit: 'inherit',
    primary: vars.color.text.primary,
    secondary: vars.color.text.secondary,
    tertiary: vars.color.text.tertiary,
    accent: vars.color.accent,
  },
  (color) => ({ color }),
);
