import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageOfBuild } from '../../src/entryServer.tsx';
import type { SharedPicture } from '../../src/head/PageHead.tsx';
import type { PagePicture } from '../../src/pictures/pagePictures.ts';
import { openFonts } from './lettering.ts';
import { cardSize, pageCard } from './pageCard.ts';
import { pngOf } from './png.ts';

export interface Workshop {
  /** Folder of the package ui's sources, where fonts and plates are. */
  ui: string;
  /** Folder of pictures that were made before. */
  cache: string;
  /** Folder of the built site. */
  target: string;
}

/** Draws the picture of every page that has one, under a name that changes with it. The result is by the page's path. */
export async function writeSharedPictures(
  pages: readonly PageOfBuild[],
  { ui, cache, target }: Workshop,
): Promise<Map<string, SharedPicture>> {
  const setLine = await openFonts(join(ui, 'theme/fonts'));
  await mkdir(join(target, 'assets'), { recursive: true });

  const draw = async (page: PageOfBuild, picture: PagePicture): Promise<[string, SharedPicture]> => {
    const png = await pngOf(await pageCard(picture, { setLine, plates: join(ui, 'Plate/plates') }), cache);
    const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
    const href = `/assets/${page.file.replace('.html', '').replaceAll('/', '-')}-${hash}.png`;
    await writeFile(join(target, href), png);
    return [page.path, { href, alt: picture.words, ...cardSize }];
  };
  return new Map(await Promise.all(pages.flatMap((page) => (page.picture ? [draw(page, page.picture)] : []))));
}
