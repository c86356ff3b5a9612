import { join } from 'node:path';
import { brand } from '@podium/brands/legal-tender/content.ts';
import { expect, it } from 'vitest';
import { tracesOf } from '../../tools/brand/traces.ts';
import { textFiles } from '../../tools/textFiles.ts';

const root = join(import.meta.dirname, '../..');
const globs = ['{apps,docs,packages,supabase,tests,tools,.storybook}/**/*.*', '*.{md,json,ts}'];
// tools/generate writes the templates from the content of the brand.
const leftOut = /(?:^|[\\/])(?:node_modules|dist)$|^supabase[\\/]templates/;

it('REQ-TEXT-1: no file outside the brands contains a name or an address of the brand', async () => {
  const found: string[] = [];
  for await (const { path, text } of textFiles(root, globs, leftOut)) {
    const at = text.search(tracesOf(brand));
    if (at >= 0) found.push(`${path}: …${text.slice(Math.max(0, at - 30), at + 30).trim()}…`);
  }
  expect(found.toSorted()).toEqual([]);
});

it('names are found in any case, and short names as words', () => {
  const traces = tracesOf({ ...brand, name: 'Wilhelmine Zorrilla', shortName: 'Mina', phone: '+34 91 111 11 11' });
  for (const text of ['by WILHELMINE zorrilla', 'Ask Mina.', 'tel:+34911111111']) expect(text).toMatch(traces);
  expect('Minarets').not.toMatch(traces);
});
