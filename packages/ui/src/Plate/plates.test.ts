import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

function file(name: string): Buffer {
  return readFileSync(new URL(`./plates/${name}.svg`, import.meta.url));
}

describe('the cut plates', () => {
  it.each([
    ['sitter', 20],
    ['sitterNegative', 20],
    ['sitterSmall', 13],
    ['sitterNegativeSmall', 13],
  ])('%s weighs %i KiB brotli at most', (name, kib) => {
    expect(brotliCompressSync(file(name)).length).toBeLessThanOrEqual(kib * 1024);
    expect(gzipSync(file(name)).length).toBeLessThanOrEqual(28_000);
  });

  it.each(['sitter', 'sitterNegative', 'sitterSmall', 'sitterNegativeSmall'])('%s is lines only', (name) => {
    const svg = file(name).toString();
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="[-\d ]+"><path d="M[-\d qt]+z"\/><\/svg>\n$/);
  });
});
