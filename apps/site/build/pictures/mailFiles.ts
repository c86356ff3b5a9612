import { resourceMails } from '@podium/brands/active/content.ts';
import { build } from '@podium/brands/active/build.ts';
import {
  mailPicturePath,
  mailPictures,
  mailPictureSize,
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
    content: await pngOf(build.mailPicture(name, each, density * mailPictureSize(name)), cacheFolder),
  });
  return Promise.all(mailPictures(resourceMails).flatMap((name) => inks.map((each) => file(name, each))));
}
