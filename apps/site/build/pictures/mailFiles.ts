import { readFile } from 'node:fs/promises';
// Vite bundles its own configuration, but only its relative imports.
import { mailPicturePath, type MailInks, type MailPicture } from '@podium/data/schemas/mailPictures.ts';
import { mailDrawing, mailPictureNames } from './mailDrawing.ts';
import { pngOf } from './png.ts';

const inks: readonly MailInks[] = ['light', 'dark'];

/**
 * All mail pictures with their paths on the site.
 *
 * @param plates folder of the engraved plates
 */
export async function mailFiles(cacheFolder: string, plates: string): Promise<{ path: string; content: Buffer }[]> {
  const portraits = {
    light: await readFile(`${plates}/sitterSmallest.svg`, 'utf8'),
    dark: await readFile(`${plates}/sitterNegativeSmallest.svg`, 'utf8'),
  };
  const file = async (name: MailPicture, each: MailInks) => ({
    path: mailPicturePath(name, each),
    content: await pngOf(mailDrawing(name, each, portraits), cacheFolder),
  });
  return Promise.all(mailPictureNames.flatMap((name) => inks.map((each) => file(name, each))));
}
