import { fileURLToPath } from 'node:url';
import { brand } from '@podium/data/content/brand';
import { brandSchema } from '@podium/data/schemas/brand';
import { describe, expect, it } from 'vitest';
import { leftoversIn, tracesOf } from './leftovers.ts';
import { otherBrand } from './otherBrand.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('REQ-TEXT-1: the brand is in one file', () => {
  it('no other file contains it', async () => {
    const found = await leftoversIn(root, {
      patterns: ['{apps,docs,packages,supabase,tests,tools,.storybook}/**/*.*', '*.{md,json,ts}'],
      traces: tracesOf(brand),
      // tools/generate writes the templates from the brand file.
      isLeftOut: (path) => /(?:^|\/)dist\/|^supabase\/templates\/|content\/brand\.ts$/.test(path),
    });
    expect(found).toEqual([]);
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
