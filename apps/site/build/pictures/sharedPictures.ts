import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageOfBuild } from '../../src/entryServer.tsx';
import type { SharedPicture } from '../../src/head/PageHead.tsx';
import { openFonts } from './lettering.ts';
import { cardSize, pageCard } from './pageCard.ts';
import { PictureError } from './pictureError.ts';
import { pngOf } from './png.ts';

export interface Workshop {
  /** Folder of the engraved plates. */
  plates: string;
  /** Cache folder of rendered pictures. */
  cache: string;
  /** Output folder of the built site. */
  target: string;
}

/**
 * Draws the Open Graph picture of every page, with a hash in its file name. If a page's text cannot be drawn, the build
 * warns and the page has no picture.
 *
 * @returns the pictures by the paths of their pages
 */
export async function writeSharedPictures(
  pages: readonly PageOfBuild[],
  { plates, cache, target }: Workshop,
): Promise<Map<string, SharedPicture>> {
  const studio = { setLine: await openFonts(), plates };
  const pictures = new Map<string, SharedPicture>();
  await mkdir(join(target, 'assets'), { recursive: true });
  await Promise.all(
    pages.map(async ({ path, file, picture }) => {
      if (!picture) return;
      try {
        const png = await pngOf(await pageCard(picture, studio), cache);
        const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
        const href = `/assets/${file.replace('.html', '').replaceAll('/', '-')}-${hash}.png`;
        await writeFile(join(target, href), png);
        pictures.set(path, { href, alt: picture.words, ...cardSize });
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        process.stderr.write(`No picture for ${path}: ${error.message}\n`);
      }
    }),
  );
  return pictures;
}
