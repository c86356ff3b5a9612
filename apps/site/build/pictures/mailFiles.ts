// Vite bundles its own configuration, but only its relative imports.
import { build } from '@podium/brands/active/build.ts';
import {
  mailPicturePath,
  mailPictureSizes,
  type MailInks,
  type MailPicture,
} from '@podium/data/schemas/mailPictures.ts';
import { pngOf } from './png.ts';

const inks: readonly MailInks[] = ['light', 'dark'];

/** Device pixel ratio of the files. */
const density = 2;

/** All mail pictures with their paths on the site. */
export async function mailFiles(cacheFolder: string): Promise<{ path: string; content: Buffer }[]> {
  const file = async (name: MailPicture, each: MailInks) => ({
    path: mailPicturePath(name, each),
    content: await pngOf(build.mailPicture(name, each, density * mailPictureSizes[name]), cacheFolder),
  });
  const names = Object.keys(mailPictureSizes) as MailPicture[];
  return Promise.all(names.flatMap((name) => inks.map((each) => file(name, each))));
}
