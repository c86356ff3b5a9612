import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cities } from '@podium/brands/legal-tender/content/cities.ts';
import { palette } from '@podium/brands/legal-tender/theme/palette.ts';
import { speakingFormTexts } from '@podium/brands/standard/formTexts.ts';
import { contactPage, contactStrip, pages, speakingPage } from '@podium/brands/starter/content.ts';

const root = join(import.meta.dirname, '../..');

/** 'pine' of 'pine18'. */
const pigments = new Set(Object.keys(palette).map((key) => key.replace(/\d+$/, '')));

/** Words with another meaning: a CSS colour, a colour channel, a day of the week. */
const ambiguous = new Set(['black', 'red', 'sun']);

const brandWords = [
  ...[...pigments].filter((name) => !ambiguous.has(name)),
  ...'intaglio serial vermilion verm sunflower laid sheet night'.split(' '),
  'Amsterdam',
  ...cities.map(({ name }) => name),
  ...'deal investor banknote engraving engraved seal plate guilloche rosette microprint ribbon ink stamp'.split(' '),
  ...'coupon certificate seat ray slip perforation perforated torn'.split(' '),
  'growth band',
].map((word) => word.toLowerCase());

/** Sections know deals and investors, but not how a brand draws them. */
const drawingWords = 'banknote engraving engraved guilloche microprint plate ribbon rosette seal stamp'.split(' ');

/** The brand words of a text, also in the plural and inside `camelCase` and `kebab-case`. */
function brandWordsIn(text: string, unwanted = brandWords): string[] {
  const pattern = new RegExp(`(?<= )(?:${unwanted.join('|')})s?(?= )`, 'g');
  const words = text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll(/[^\p{L}]+/gu, ' ');
  return ` ${words.toLowerCase()} `.match(pattern) ?? [];
}

it.each([
  ['artPlate', ['plate']],
  ['styles.deal-card, Deals', ['deal', 'deals']],
  ['GrowthBand, rays', ['growth band', 'rays']],
  ['from Amsterdam to New York', ['amsterdam', 'new york']],
  ['an ideal template, dealt with; the sealed stylesheet', []],
])('finds the brand words of "%s"', (text, found) => {
  expect(brandWordsIn(text)).toEqual(found);
});

it.each([
  ['packages/ui', 'of a brand or of its business', brandWords],
  ['packages/sections', 'for the drawings of a brand', drawingWords],
])('%s contains no word %s', (folder, _, unwanted) => {
  const found = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => brandWordsIn(line, unwanted).map((word) => `${path}:${index + 1}: ${word}`)),
  );
  expect(found).toEqual([]);
});

it('packages set font weights by role, as the weights belong to a brand', () => {
  const numbers = globSync('packages/*/src/**/*.css.ts', { cwd: root }).filter((path) =>
    /fontWeight: \d/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(numbers).toEqual([]);
});

it('REQ-TEXT-2: the starter promises an answer in the time that forms and mails of every brand name', () => {
  expect(speakingFormTexts.successPanel.text).toContain('48 hours');
  for (const text of [contactStrip.promise, pages.speaking.description, speakingPage.lede])
    expect(text).toContain('within 48 hours');
  expect(contactPage.promise).toMatchObject({ figure: '48', text: expect.stringMatching(/^hours /) });
  expect(speakingPage.facts).toContainEqual({ term: 'Answer within', value: '48 hours' });
});
