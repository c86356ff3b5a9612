import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Typography } from '@podium/ui/theme/brandTheme';
import { charactersOf, fontSubsets } from '@podium/ui/theme/fontSubsets';
import subsetFont from 'subset-font';
import { readCommandLine, stop } from '../commandLine.ts';

const usage = `Writes subsets of the fonts in a brand's typography.ts to its folder theme/fonts: only the characters and weights that
are used, from the Fontsource packages. Run it after a change of a font, and commit the result: a build needs no font
tools. Without a name: the brand of the environment variable BRAND, or legal-tender.

  npx node tools/fonts/main.ts [BRAND]`;

const {
  words: [brand = process.env['BRAND'] ?? 'legal-tender'],
} = readCommandLine({ usage, mostWords: 1 });

const ofBrand = new URL(`../../brands/${brand}/theme/typography.ts`, import.meta.url).href;
if (!existsSync(new URL(ofBrand)))
  stop(`There is no brands/${brand}/theme/typography.ts. Name a brand that has this file.`);
const { typography } = (await import(ofBrand)) as { typography: Typography };

/** Kerning, marks, ligatures and local forms; fractions and the like are not used. */
const letters = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'];

const target = fileURLToPath(new URL('fonts/', ofBrand));
const packageFile = (font: string, path: string) =>
  createRequire(ofBrand).resolve(`@fontsource-variable/${font}/${path}`);

await mkdir(target, { recursive: true });
// One family may have both uses.
const fonts = new Map(Object.values(typography).map((font) => [font.file, font]));
for (const { file: name, range, figures } of fonts.values()) {
  for (const subset of fontSubsets) {
    const source = await readFile(packageFile(name, `files/${name}-${subset.source}-wght-normal.woff2`));
    const font = await subsetFont(source, charactersOf(subset), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: range[0], max: range[1] } },
      keepFeatures: [...letters, ...figures],
      noHinting: true,
    });
    const file = `${name}-${subset.name}.woff2`;
    await writeFile(`${target}${file}`, font);
    process.stdout.write(`${file} ${font.byteLength} B\n`);
  }
  await copyFile(packageFile(name, 'LICENSE'), `${target}${name}-OFL.txt`);
}
