import { brandCss } from '@podium/ui/theme/brandCss';
import type { BrandTheme } from '@podium/ui/theme/brandTheme';
import type { Artwork } from '@podium/ui/Artwork/Artwork';

interface Brand {
  theme: BrandTheme;
  artwork: Artwork;
}

const themes = import.meta.glob<BrandTheme>('../brands/*/theme/theme.ts', { eager: true, import: 'theme' });
const artworks = import.meta.glob<Artwork>('../brands/*/artwork/artwork.ts', { eager: true, import: 'artwork' });
import.meta.glob('../brands/*/theme/fonts.css.ts', { eager: true });

/** The looks of every brand, by the name of its folder. */
const brands = new Map(
  Object.entries(themes).map(([path, theme]): [string, Brand] => {
    const name = path.split('/')[2] ?? '';
    return [name, { theme, artwork: artworks[`../brands/${name}/artwork/artwork.ts`] ?? {} }];
  }),
);

export const brandNames = [...brands.keys()];

/** The brand of every story unless the toolbar sets another. tools/run.mjs sets it from BRAND. */
export const initialBrand = String(import.meta.env['STORYBOOK_BRAND'] || 'legal-tender');

/** The brand that a document shows. With `every`, this document shows the first brand; the others have frames. */
export function shownBrand(name: string): Brand {
  const brand = brands.get(name === 'every' ? String(brandNames[0]) : name);
  if (!brand) throw new Error(`There is no brand '${name}'. The brands are ${brandNames.join(', ')}.`);
  return brand;
}

const sheet = document.createElement('style');

/** Writes the theme of a brand into the document. `theme.css.ts` of several brands cannot be loaded together. */
export function applyBrand(name: string): void {
  const css = brandCss(shownBrand(name).theme);
  if (sheet.textContent !== css) sheet.textContent = css;
  if (!sheet.isConnected) document.head.append(sheet);
}
