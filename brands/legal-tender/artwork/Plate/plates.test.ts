import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { canalLitSvg, canalSvg } from '../engraving/canal/canal.ts';
import { chartSvg } from '../engraving/chart/chart.ts';
import { worldLand } from '../engraving/chart/worldLand.ts';
import { hallSvg } from '../engraving/hall/hallPlate.ts';
import { seatsSvg } from '../engraving/seats.ts';

function file(name: string): Buffer {
  return readFileSync(new URL(`./plates/${name}.svg`, import.meta.url));
}

function gzipped(...names: string[]): number {
  return names.reduce((sum, name) => sum + gzipSync(file(name), { level: 9 }).length, 0);
}

const sitters = [
  ['sitter', 20],
  ['sitterNegative', 20],
  ['sitterSmall', 13],
  ['sitterNegativeSmall', 13],
  ['sitterSmallest', 10],
  ['sitterNegativeSmallest', 10],
] as const;

describe('the sitter', () => {
  it.each(sitters)('%s is at most %i KiB brotli and 28 kB gzip', (name, kib) => {
    expect(brotliCompressSync(file(name)).length).toBeLessThanOrEqual(kib * 1024);
    expect(gzipped(name)).toBeLessThanOrEqual(28_000);
  });

  it.each(sitters)('%s is a single path', (name) => {
    expect(file(name).toString()).toMatch(/^<svg xmlns="[^"]+" viewBox="[-\d ]+"><path d="M[-\d qt]+z"\/><\/svg>\n$/);
  });
});

const scenes = ['lease', 'hotel', 'hands', 'lectern'];

describe('lease, hotel, hands and lectern', () => {
  it.each(scenes)('%s is at most 15 kB gzip, its small version 10 kB', (name) => {
    expect(gzipped(name)).toBeLessThanOrEqual(15_000);
    expect(gzipped(`${name}Small`)).toBeLessThanOrEqual(10_000);
  });
});

describe('hall, canal, chart and seats', () => {
  it.each([
    ['hall', ['hall']],
    ['canal, with its lights', ['canal', 'canalLit']],
    ['chart', ['chart']],
    ['seats', ['seats']],
  ])('%s is at most 12 kB gzip', (_, names) => {
    expect(gzipped(...names)).toBeLessThanOrEqual(12_000);
  });

  it.each(['hall', 'canal', 'canalLit', 'chart', 'seats', ...scenes])(
    '%s loads no resource and runs no script',
    (name) => {
      expect(file(name).toString()).not.toMatch(
        /<(script|style|image|use|text|foreignObject)|href|https?:(?!\/\/www\.w3\.org\/2000\/svg")/,
      );
    },
  );

  it.each([
    ['hall', hallSvg],
    ['canal', canalSvg],
    ['canalLit', canalLitSvg],
    ['chart', () => chartSvg(worldLand())],
    ['seats', seatsSvg],
  ])(
    '%s is up to date with its generator; if not, run npx node brands/legal-tender/artwork/engrave/plates.ts',
    (name, draw) => {
      expect(file(name).toString() === `${draw()}\n`).toBe(true);
    },
    30_000,
  );
});
