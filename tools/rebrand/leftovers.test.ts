import { join } from 'node:path';
import { brand } from '@podium/brands/active/content.ts';
import { brandSchema } from '@podium/data/schemas/brand.ts';
import { describe, expect, it } from 'vitest';
import { leftoversIn, tracesOf } from './leftovers.ts';
import { otherBrand } from './otherBrand.ts';

const root = join(import.meta.dirname, '../..');
const globs = ['{apps,docs,packages,supabase,tests,tools,.storybook}/**/*.*', '*.{md,json,ts}'];
// tools/generate writes the templates from the brand file.
const leftOut = /(?:^|[\\/])(?:node_modules|dist)$|^supabase[\\/]templates|content[\\/]brand\.ts$/;

describe('REQ-TEXT-1: the brand is in one file', () => {
  it('no other file contains it', async () => {
    expect(await leftoversIn(tracesOf(brand), root, globs, leftOut)).toEqual([]);
  });

  it("the test's other brand is valid and contains nothing of the brand", () => {
    expect(brandSchema.parse(otherBrand)).toEqual(otherBrand);
    expect(JSON.stringify(otherBrand)).not.toMatch(tracesOf(brand));
  });

  it('tracesOf() matches names in any case, and short names as words', () => {
    for (const text of ['by WILHELMINE zorrilla', 'Ask Mina.', 'tel:+34911111111'])
      expect(text).toMatch(tracesOf(otherBrand));
    expect('Minarets').not.toMatch(tracesOf(otherBrand));
  });
});
