import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersOf, fontSubsets } from '../src/theme/fontSubsets.ts';

/**
 * Cuts the fonts of the site out of the Fontsource packages into src/theme/fonts/: only the characters and the weights
 * that are used. Run `pnpm --filter @podium/ui fonts` after a change of either package or of fontSubsets.ts, and
 * commit the result: a build needs no font tools.
 */
const fonts = [
  // Besley's tabular zero stays thin at every weight, so its figures are the proportional ones.
  { name: 'besley', weights: { min: 400, max: 650 }, figures: ['lnum'] },
  { name: 'hanken-grotesk', weights: { min: 400, max: 750 }, figures: ['lnum', 'tnum'] },
];

/** Kerning, marks, ligatures and local forms; fractions and the like are not used. */
const letters = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'];

const target = fileURLToPath(new URL('../src/theme/fonts/', import.meta.url));
await mkdir(target, { recursive: true });

for (const { name, weights, figures } of fonts) {
  for (const subset of fontSubsets) {
    const source = await readFile(packageFile(name, `files/${name}-${subset.source}-wght-normal.woff2`));
    const font = await subsetFont(source, charactersOf(subset), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: [...letters, ...figures],
      noHinting: true,
    });
    const file = `${name}-${subset.name}.woff2`;
    await writeFile(`${target}${file}`, font);
    process.stdout.write(`${file} ${font.byteLength} B\n`);
  }
  await copyFile(packageFile(name, 'LICENSE'), `${target}${name}-OFL.txt`);
}

function packageFile(font: string, path: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${font}/${path}`));
}
