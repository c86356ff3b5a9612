import { resourceMails } from '@podium/brands/active/content.ts';
import { build } from '@podium/brands/active/build.ts';
import {
  mailPicturePath,
  mailPictures,
  mailPictureSize,
  type MailTheme,
  type MailPicture,
} from '@podium/data/schemas/mailPictures.ts';
import { pngOf } from './png.ts';

const themes: readonly MailTheme[] = ['light', 'dark'];

/** Device pixel ratio of the files. */
const density = 2;

/** All mail pictures with their paths on the site. */
export async function mailFiles(cacheFolder: string): Promise<{ path: string; content: Buffer }[]> {
  const file = async (name: MailPicture, each: MailTheme) => ({
    path: mailPicturePath(name, each),
    content: await pngOf(build.mailPicture(name, each, density * mailPictureSize(name)), cacheFolder),
  });
  return Promise.all(mailPictures(resourceMails).flatMap((name) => themes.map((each) => file(name, each))));
}
