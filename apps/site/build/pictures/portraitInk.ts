// Vite bundles its own configuration, but only its relative imports.
import { colorTokens } from '../../../../packages/ui/src/theme/tokens.ts';

const { iris1, iris2, iris3 } = colorTokens;

/**
 * The gradient of theme/inks.css.ts as an SVG paint server, used as `url(#ink)`: 140 degrees, corner to corner of a
 * square.
 */
export function portraitInk(theme: 'paper' | 'plate'): string {
  return `<linearGradient id="ink" x1=".047" y1="-.04" x2=".953" y2="1.04"><stop offset=".12" stop-color="${iris1[theme]}"/><stop offset=".5" stop-color="${iris2[theme]}"/><stop offset=".8" stop-color="${iris3[theme]}"/></linearGradient>`;
}
