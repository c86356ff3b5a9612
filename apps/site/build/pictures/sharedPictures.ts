import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageCard } from '@podium/data/brandBuild.ts';
import type { SharedPicture } from '../../src/head/PageHead.tsx';
import { openFonts } from './lettering.ts';
import { cardMarkup, cardSize } from './pageCard.ts';
import { PictureError } from './pictureError.ts';
import { pngOf } from './png.ts';

export interface Folders {
  cache: string;
  target: string;
}

/**
 * Draws the Open Graph picture of every page, with a hash in its file name. If a page's text cannot be drawn, the build
 * warns and the page has no picture.
 *
 * @param cards by the paths of their pages
 */
export async function writeSharedPictures(
  cards: ReadonlyMap<string, PageCard>,
  { cache, target }: Folders,
): Promise<Map<string, SharedPicture>> {
  const setLine = await openFonts();
  const pictures = new Map<string, SharedPicture>();
  await mkdir(join(target, 'assets'), { recursive: true });
  await Promise.all(
    [...cards].map(async ([path, card]) => {
      try {
        const png = await pngOf(cardMarkup(card, setLine), cache);
        const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
        const href = `/assets/${path.slice(1).replaceAll('/', '-') || 'index'}-${hash}.png`;
        await writeFile(join(target, href), png);
        pictures.set(path, { href, alt: card.words, ...cardSize });
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        process.stderr.write(`No picture for ${path}: ${error.message}\n`);
      }
    }),
  );
  return pictures;
}
