import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorTokens, type ColorToken } from './tokens.ts';

/** `onDeep2` becomes `on-deep-2`: readable in the browser's inspector and usable from plain SVG. */
function customPropertyName(token: string): string {
  return token.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`);
}

const colorNames = Object.fromEntries(
  Object.keys(colorTokens).map((token) => [token, customPropertyName(token)]),
) as Record<ColorToken, string>;

/**
 * Everything that changes with the theme. `color.focus` and `color.focusGap` are the ring in force where an element
 * stands; each ground points them anew.
 */
export const vars = createGlobalThemeContract({
  color: { ...colorNames, focus: 'focus', focusGap: 'focus-gap' },
  shadow: 'shadow',
});
