import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { spiralPath, type SpiralCut, type Tone } from '../src/press/spiral.ts';
import { createPortraitMap } from '../src/press/sitter/portrait.ts';
import { negativeTone, positiveTone } from '../src/press/sitter/tones.ts';

/*
 * Cuts the plates: node packages/ui/scripts/plates.ts
 * Their files are committed; this is for those who change the sitter, the light or the cut. Takes about a minute.
 */

const folder = fileURLToPath(new URL('../src/Plate/plates/', import.meta.url));

/** For places 480 px wide and wider. */
const fine = { radius: 600, turns: 96, tolerance: 0.48 };
/** For narrower ones, where 96 turns would run together. */
const coarse = { radius: 500, turns: 68, tolerance: 0.55 };
const onPaper = { thinnest: 0.045, thickest: 0.95 };
const onDark = { thinnest: 0.05, thickest: 0.92 };

const portrait = createPortraitMap(520);
const plates: { name: string; tone: Tone; cut: SpiralCut }[] = [
  { name: 'sitter', tone: positiveTone(portrait), cut: { ...fine, ...onPaper } },
  { name: 'sitterSmall', tone: positiveTone(portrait), cut: { ...coarse, ...onPaper } },
  { name: 'sitterNegative', tone: negativeTone(portrait), cut: { ...fine, ...onDark } },
  { name: 'sitterNegativeSmall', tone: negativeTone(portrait), cut: { ...coarse, ...onDark } },
];

mkdirSync(folder, { recursive: true });
print('| plate | bytes | gzip | brotli |');
print('|---|---:|---:|---:|');
for (const { name, tone, cut } of plates) {
  const svg = discSvg(spiralPath(tone, cut), cut.radius);
  writeFileSync(`${folder}${name}.svg`, `${svg}\n`);
  print(`| ${name} | ${svg.length} | ${gzipSync(svg, { level: 9 }).length} | ${brotliSize(svg)} |`);
}

function discSvg(path: string, radius: number): string {
  const size = 2 * radius;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-radius} ${-radius} ${size} ${size}"><path d="${path}"/></svg>`;
}

function brotliSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
