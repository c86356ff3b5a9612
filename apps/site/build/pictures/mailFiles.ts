import { proposal, resourceMails } from '@podium/brands/active/content.ts';
import { build } from '@podium/brands/active/build.ts';
import {
  mailPicturePath,
  mailPictures,
  mailPictureSize,
  type MailTheme,
  type MailPicture,
  proposalPictures,
} from '@podium/data/schemas/mailPictures.ts';
import { pngOf } from './png.ts';

const themes: readonly MailTheme[] = ['light', 'dark'];

/** Palette size of the emblems of proposals. There are hundreds, so each file must be small. */
const fewColours = 16;

/** Device pixel ratio of the files. */
const density = 2;

export async function mailFiles(cacheFolder: string): Promise<{ path: string; content: Buffer }[]> {
  const file = async (name: MailPicture, each: MailTheme, colours?: number) => ({
    path: mailPicturePath(name, each),
    content: await pngOf(build.mailPicture(name, each, density * mailPictureSize(name)), cacheFolder, colours),
  });
  const emblems = proposal.emblem ? proposalPictures() : [];
  return Promise.all([
    ...mailPictures(resourceMails).flatMap((name) => themes.map((each) => file(name, each))),
    ...emblems.flatMap(([name]) => themes.map((each) => file(name, each, fewColours))),
  ]);
}
