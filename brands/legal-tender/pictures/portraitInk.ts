import { colors } from '../theme/colors.ts';

const { stop1, stop2, stop3 } = colors.gradient;

/** The gradient of Plate.css.ts as an SVG paint server, `url(#ink)`: 140 degrees, corner to corner of a square. */
export function portraitInk(theme: 'light' | 'dark'): string {
  return `<linearGradient id="ink" x1=".047" y1="-.04" x2=".953" y2="1.04"><stop offset=".12" stop-color="${stop1[theme]}"/><stop offset=".5" stop-color="${stop2[theme]}"/><stop offset=".8" stop-color="${stop3[theme]}"/></linearGradient>`;
}
