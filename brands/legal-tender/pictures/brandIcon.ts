import type { IconShape } from '@podium/data/brandBuild.ts';
import { brandSeal } from '../artwork/engraving/brandSeal.ts';
import { colors } from '../theme/colors.ts';
import { wavePath } from '../artwork/engraving/wave.ts';
import { markMarkup } from './engraving.ts';

const { inverse, accent1 } = colors;

/** Corner radius as a share of the icon's width. */
const corner = 0.22;

/** Width of the seal as a share of the icon's width. */
const sealShare: Record<IconShape, number> = { rounded: 0.88, square: 0.82, maskable: 0.72 };

/** The brand's seal on the inverse surface, for 64 px and larger. `size` in px. */
export function brandIcon(size: number, shape: IconShape): string {
  const inks = { intaglio: inverse.text.light, serial: accent1.background.light };
  const seal = markMarkup(inks, { x: size / 2, y: size / 2, width: size * sealShare[shape], lineWidth: size * 0.0052 });
  return icon(size, shape === 'rounded' ? corner : 0, seal);
}

/** For sizes below 64 px: one outline with the petal count of the seal, and a solid eye. */
export function smallBrandIcon(size: number): string {
  const petals = wavePath({ radius: 330, petals: brandSeal.petals, swing: 72 }, 6);
  return icon(
    size,
    corner,
    `<g transform="scale(${size / 1000}) translate(500 500) rotate(-90)"><path fill="none" stroke="${inverse.text.light}" stroke-width="62" d="${petals}"/><circle r="130" fill="${accent1.background.light}"/></g>`,
  );
}

function icon(size: number, roundness: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${size * roundness}" fill="${inverse.background.light}"/>${drawing}</svg>`;
}
