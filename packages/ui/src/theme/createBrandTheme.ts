import type { BrandTheme } from './brandTheme.ts';
import { brandRules } from './brandRules.ts';
import { stylesIn } from './layered.ts';
import { layers } from './layers.css.ts';

const { globalStyle } = stylesIn(layers.reset);

/** Writes the variables of a brand. For a `.css.ts` file of the brand. */
export function createBrandTheme(theme: BrandTheme): void {
  for (const { selector, media, ...rule } of brandRules(theme))
    globalStyle(selector, media ? { '@media': { [media]: rule } } : rule);
}
