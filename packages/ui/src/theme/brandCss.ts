import type { BrandTheme } from './brandTheme.ts';
import { brandRules } from './brandRules.ts';
import { layers } from './layers.css.ts';

/** The theme of a brand as CSS, for applications that do not use vanilla-extract. */
export function brandCss(theme: BrandTheme): string {
  const rules = brandRules(theme).map(({ selector, media, colorScheme, vars = {} }) => {
    const declarations = Object.entries(vars).map(([name, value]) => `${name.slice('var('.length, -1)}: ${value};`);
    const rule = `${selector} { color-scheme: ${colorScheme}; ${declarations.join(' ')} }`;
    return media ? `@media ${media} { ${rule} }` : rule;
  });
  return `@layer ${Object.values(layers).join(', ')};\n@layer ${layers.reset} {\n${rules.join('\n')}\n}`;
}
