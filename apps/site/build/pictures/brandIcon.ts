// Vite bundles its own configuration, and only relative imports of it.
import { brandSeal } from '../../../../packages/ui/src/press/brandSeal.ts';
import { colorTokens } from '../../../../packages/ui/src/theme/tokens.ts';
import { wavePath } from '../../../../packages/ui/src/press/wave.ts';
import { markMarkup } from './engraving.ts';

const { deep, onDeep, sun } = colorTokens;

/** Share of its width by which an icon's corner is round. */
const corner = 0.22;

export type IconShape =
  /** With corners of its own. */
  | 'rounded'
  /** Whoever shows it rounds its corners. */
  | 'square'
  /** Whoever shows it may cut away all but a circle of four fifths. */
  | 'maskable';

/** How much of the icon's width the seal takes. */
const sealShare: Record<IconShape, number> = { rounded: 0.88, square: 0.82, maskable: 0.72 };

/** The brand's seal on deep, for 64 px and more (art direction, boards 2, §5, 'Icon'). `size` in px. */
export function brandIcon(size: number, shape: IconShape): string {
  const inks = { intaglio: onDeep.paper, serial: sun.paper };
  const seal = markMarkup(inks, { x: size / 2, y: size / 2, width: size * sealShare[shape], lineWidth: size * 0.0052 });
  return icon(size, shape === 'rounded' ? corner : 0, seal);
}

/** Below 64 px: as many petals as the seal has, as one outline, and a solid eye. Drawn at any size. */
export function smallBrandIcon(size: number): string {
  const petals = wavePath({ radius: 330, petals: brandSeal.wave.petals, swing: 72 }, 6);
  return icon(
    size,
    corner,
    `<g transform="scale(${size / 1000}) translate(500 500) rotate(-90)"><path fill="none" stroke="${onDeep.paper}" stroke-width="62" d="${petals}"/><circle r="130" fill="${sun.paper}"/></g>`,
  );
}

function icon(size: number, roundness: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${size * roundness}" fill="${deep.paper}"/>${drawing}</svg>`;
}
