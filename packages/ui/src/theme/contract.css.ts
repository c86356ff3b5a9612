import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorTokens, type ColorToken } from './tokens.ts';

/** Converts `onDeep2` to `on-deep-2`, which is readable in browser tools and can be used in plain SVG. */
function customPropertyName(token: string): string {
  return token.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`);
}

const colorNames = Object.fromEntries(
  Object.keys(colorTokens).map((token) => [token, customPropertyName(token)]),
) as Record<ColorToken, string>;

/**
 * Tokens that depend on the theme. `color.focus` and `color.focusGap` are the current focus ring; each surface
 * overrides them.
 */
export const vars = createGlobalThemeContract({
  color: { ...colorNames, focus: 'focus', focusGap: 'focus-gap' },
  shadow: 'shadow',
});
