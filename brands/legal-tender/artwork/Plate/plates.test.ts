import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

function file(name: string): Buffer {
  return readFileSync(new URL(`./plates/${name}.svg`, import.meta.url));
}

const gzipped = (name: string) => gzipSync(file(name), { level: 9 }).length;

it.each([
  ['sitter', 23.5],
  ['sitterNegative', 23.5],
  ['sitterSmall', 15],
  ['sitterNegativeSmall', 15],
  ['sitterSmallest', 12],
  ['sitterNegativeSmallest', 12],
])('the sitter: %s is a single path of at most %s kB gzip', (name, kilobytes) => {
  expect(gzipped(name)).toBeLessThanOrEqual(kilobytes * 1000);
  expect(file(name).toString()).toMatch(/^<svg xmlns="[^"]+" viewBox="[-\d ]+"><path d="M[-\d qt]+z"\/><\/svg>\n$/);
});

describe('other plates', () => {
  it.each([
    ['lease', 15],
    ['leaseSmall', 10],
    ['hotel', 15],
    ['hotelSmall', 10],
    ['hands', 15],
    ['handsSmall', 10],
    ['lectern', 15],
    ['lecternSmall', 10],
    ['hall', 12],
    ['canal', 10],
    ['canalLit', 2],
    ['chart', 12],
    ['seats', 12],
  ])('%s has at most %i kB gzip, loads no resource and runs no script', (name, kilobytes) => {
    expect(gzipped(name)).toBeLessThanOrEqual(kilobytes * 1000);
    expect(file(name).toString()).not.toMatch(
      /<(script|style|image|use|text|foreignObject)|href|https?:(?!\/\/www\.w3\.org\/2000\/svg")/,
    );
  });

  it('seats has exactly one thousand seats', () => {
    const [, rows = ''] =
      file('seats')
        .toString()
        .match(/<path d="([^"]+)"/) ?? [];
    expect(rows.match(/M/g)).toHaveLength(1000);
  });
});
