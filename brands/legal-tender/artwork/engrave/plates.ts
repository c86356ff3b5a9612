import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { canalLitSvg, canalSvg } from '../engraving/canal/canal.ts';
import { chartSvg } from '../engraving/chart/chart.ts';
import { spiralSettings, type PlateSize, type Polarity } from '../engraving/plateSizes.ts';
import { hallSvg } from '../engraving/hall/hall.ts';
import { sceneNames, sceneSvg } from '../engraving/scene/scenes.ts';
import { seatsSvg } from '../engraving/seats.ts';
import { createPortraitMap, type PortraitMap } from '../engraving/sitter/portrait.ts';
import { negativeTone, positiveTone } from '../engraving/sitter/tones.ts';
import { spiralSvg } from '../engraving/spiral.ts';

/*
 * Generates the plates: npx node brands/legal-tender/artwork/engrave/plates.ts [NAME…]
 * Their files are committed; this is for those who change a drawing, the light or its settings. All of them take two minutes.
 */

const folder = fileURLToPath(new URL('../Plate/plates/', import.meta.url));

let portrait: PortraitMap | undefined;

/** The portrait is rendered once for all of its sizes. */
function sitterSvg(size: PlateSize, polarity: Polarity): string {
  portrait ??= createPortraitMap(520);
  const tone = polarity === 'positive' ? positiveTone(portrait) : negativeTone(portrait);
  return spiralSvg(tone, spiralSettings(size, polarity));
}

const plates: Record<string, () => string> = {
  sitter: () => sitterSvg('fine', 'positive'),
  sitterSmall: () => sitterSvg('small', 'positive'),
  sitterSmallest: () => sitterSvg('smallest', 'positive'),
  sitterNegative: () => sitterSvg('fine', 'negative'),
  sitterNegativeSmall: () => sitterSvg('small', 'negative'),
  sitterNegativeSmallest: () => sitterSvg('smallest', 'negative'),
  hall: hallSvg,
  canal: canalSvg,
  canalLit: canalLitSvg,
  chart: chartSvg,
  seats: seatsSvg,
  ...Object.fromEntries(
    sceneNames.flatMap((name) => [
      [name, () => sceneSvg(name, 'fine')],
      [`${name}Small`, () => sceneSvg(name, 'small')],
    ]),
  ),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in plates));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no plate named ${unknown.join(', ')}. There are: ${Object.keys(plates).join(', ')}.\n`,
  );
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
print('| plate | bytes | gzip | brotli |');
print('|---|---:|---:|---:|');
for (const [name, draw] of Object.entries(plates)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const svg = draw();
  writeFileSync(`${folder}${name}.svg`, `${svg}\n`);
  print(`| ${name} | ${svg.length} | ${gzipSync(svg, { level: 9 }).length} | ${brotliCompressSync(svg).length} |`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
