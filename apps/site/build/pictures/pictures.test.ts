import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '@podium/brands/active/build.ts';
import { pageNames } from '../../src/pages.ts';
import { iconFiles } from './iconFiles.ts';
import { mailFiles } from './mailFiles.ts';
import { openFonts, type SetLine } from './lettering.ts';
import { cardMarkup } from './pageCard.ts';
import { pngOf } from './png.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** The cache of the build, so that existing pictures are reused. */
const cache = join(root, '.cache/pictures');
let setLine: SetLine;

beforeAll(async () => {
  setLine = await openFonts();
});

describe('REQ-SEO-1: the shared picture of a page', () => {
  const cards = pageNames.flatMap((name) => (name === 'notFound' ? [] : [[name, build.pageCard(name)] as const]));

  it.each(cards)(
    'of %s has 1200 by 630 px and less than 300 kB',
    async (_name, card) => {
      const png = await pngOf(cardMarkup(card, setLine), cache);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(png.length).toBeLessThan(300_000);
    },
    60_000,
  );

  it('contains no text element, font or external reference', () => {
    for (const [, card] of cards) {
      const svg = cardMarkup(card, setLine);
      expect(svg).not.toMatch(/<text|font-family|href/);
      expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toContain('http');
    }
  });

  it('throws if the words are too long', () => {
    const card = { ...build.pageCard('home'), words: 'Vermögensverwaltungsgesellschaft'.repeat(2) };
    expect(() => cardMarkup(card, setLine)).toThrow(/is too long for a picture. Shorten it, or put a soft hyphen/);
  });
});

it('setLine() uses letters from every file of a font', () => {
  const shapes = setLine('aüő', { family: 'display', weight: 470, size: 100 }).markup.match(/<path/g);
  expect(shapes).toHaveLength(3);
});

it('icons have the sizes that the pages and the manifest state', async () => {
  const icons = new Map((await iconFiles(cache)).map(({ path, content }) => [path, content]));
  for (const [path, size] of [
    ['/favicon.ico', 32],
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
  ] as const) {
    expect(await sharp(icons.get(path)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
  expect(icons.get('/icon.svg')).toContain('viewBox="0 0 48 48"');
});

it('REQ-MAIL-1: pictures of mails have twice the pixels, a transparent background, and a light and a dark version', async () => {
  const files = new Map((await mailFiles(cache)).map(({ path, content }) => [path, content]));
  for (const [name, size] of [
    ['mark', 28],
    ['portrait', 120],
    ['newsletter', 120],
    ['desk', 120],
    ['ai-prompts', 120],
    ['hell-week-pdf', 120],
  ] as const) {
    const [light, dark] = [files.get(`/mail/${name}-light.png`), files.get(`/mail/${name}-dark.png`)];
    for (const png of [light, dark]) {
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 2 * size, height: 2 * size });
      expect([...(await sharp(png).ensureAlpha().raw().toBuffer()).subarray(0, 4)].at(-1)).toBe(0);
      expect(png?.length).toBeLessThan(40_000);
    }
    expect(light).not.toEqual(dark);
  }
  const emblems = [...files].filter(([path]) => path.startsWith('/mail/proposal-'));
  expect(emblems).toHaveLength(2 * 174);
  for (const [, { length }] of emblems) expect(length).toBeLessThan(20_000);
  expect(files.size).toBe(12 + emblems.length);
}, 60_000);
