import { measure, text as step } from '../theme/scale.css.ts';
import { color, recipe } from '../theme/style.ts';

const { secondary, tertiary } = color.text;

/** At most as wide as its container: unstretched, a paragraph would be as wide as its longest word. */
export const text = recipe({
  base: { overflowWrap: 'break-word' },
  variants: {
    size: {
      lede: { ...step.lede, maxInlineSize: `min(${measure.lede}, 100%)` },
      body: { ...step.body, maxInlineSize: `min(${measure.body}, 100%)` },
      small: { ...step.small, maxInlineSize: `min(${measure.body}, 100%)` },
      label: { ...step.label, maxInlineSize: '100%' },
      micro: { ...step.micro, maxInlineSize: '100%' },
    },
    color: {
      inherit: { color: 'inherit' },
      secondary: { color: secondary },
      tertiary: { color: tertiary },
      accent: { color: color.accent },
    },
  },
  defaultVariants: { size: 'body', color: 'inherit' },
});
