import { fileURLToPath } from 'node:url';
import { brand } from '@podium/data/content/brand';
import { brandSchema } from '@podium/data/schemas/brand';
import { describe, expect, it } from 'vitest';
import { leftoversIn, tracesOf } from './leftovers.ts';
import { otherBrand } from './otherBrand.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('rulings, {name}, mailboxes, links: one file holds the brand', () => {
  it('nothing else in the repository says who it is: pages, mails, stories, tests, papers', async () => {
    const found = await leftoversIn(root, {
      patterns: ['{apps,docs,packages,supabase,tests,tools,.storybook}/**/*.*', '*.{md,json,ts}'],
      traces: tracesOf(brand),
      // Templates are written from the brand file, when the product starts and by tools/generate-auth-templates.ts.
      isLeftOut: (path) => /(?:^|\/)dist\/|^supabase\/templates\/|content\/brand\.ts$/.test(path),
    });
    expect(found).toEqual([]);
  });

  it('the brand of the test is another one, and as good', () => {
    expect(brandSchema.parse(otherBrand)).toEqual(otherBrand);
    expect(JSON.stringify(otherBrand)).not.toMatch(tracesOf(brand));
  });

  it.each([
    'by WILHELMINE zorrilla',
    'Ask Mina.',
    'mailto:other@zorrilla.example',
    'href="tel:+34911111111"',
    'https://x.example/@wilhelminezorrilla',
  ])('finds a trace in %s', (text) => {
    expect(text).toMatch(tracesOf(otherBrand));
  });

  it.each(['Minarets', 'an administration'])('takes %s for no trace', (text) => {
    expect(text).not.toMatch(tracesOf(otherBrand));
  });
});
