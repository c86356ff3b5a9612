import {
  mailPicturePath,
  type MailInks,
  type MailPicture,
} from '../../../../packages/data/src/content/mailPictures.ts';
import { mailDrawing, mailPictureNames } from './mailDrawing.ts';
import { pngOf } from './png.ts';

const inks: readonly MailInks[] = ['light', 'dark'];

/** Every picture of the mails with its path on the site. */
export async function mailFiles(cacheFolder: string): Promise<{ path: string; content: Buffer }[]> {
  const file = async (name: MailPicture, each: MailInks) => ({
    path: mailPicturePath(name, each),
    content: await pngOf(mailDrawing(name, each), cacheFolder),
  });
  return Promise.all(mailPictureNames.flatMap((name) => inks.map((each) => file(name, each))));
}
