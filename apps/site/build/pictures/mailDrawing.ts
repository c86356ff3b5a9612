// Vite bundles its own configuration, but only its relative imports.
import { freeResources, newsletterResult, promptSheet } from '@podium/brands/active/content.ts';
import {
  mailPictureSizes,
  type MailInks,
  type MailPicture,
  type TitlePicture,
} from '@podium/data/schemas/mailPictures.ts';
import type { ResourceType } from '../../../../packages/data/src/schemas/resourceDownload.ts';
import { brandFigures } from '@podium/brands/active/artwork/engraving/brandSeal.ts';
import { catalogue } from '@podium/brands/active/artwork/engraving/catalogue.ts';
import { sealFor, type SealSpec } from '@podium/brands/active/artwork/engraving/seal.ts';
import { colors } from '@podium/brands/active/theme/colors.ts';
import { type Inks, markMarkup, sealMarkup } from './engraving.ts';
import { portraitInk } from './portraitInk.ts';

/** The coarsest traces of the portrait as SVG, for light and dark backgrounds. */
export type Portraits = Record<MailInks, string>;

const { artwork, artworkSecondary } = colors.page;

const inksOf: Record<MailInks, Inks> = {
  light: { intaglio: artwork.light, serial: artworkSecondary.light },
  dark: { intaglio: artwork.dark, serial: artworkSecondary.dark },
};

const promptCount = promptSheet.groups.flatMap(({ prompts }) => prompts).length;

/** A resource gets its seal in the same way as a podcast episode: by its number of pages or prompts. */
const resources = catalogue(
  'episode',
  freeResources.items.map((item) => ({ ...item, number: item.pages ?? promptCount })),
);
const resourceSeals = Object.fromEntries(resources.map(({ type, seal }) => [type, seal])) as Record<
  ResourceType,
  SealSpec
>;

const seals: Record<Exclude<TitlePicture, 'portrait'>, SealSpec> = {
  // The same seal as on the page that the mail's button opens.
  memo: sealFor('channel', { ...newsletterResult.confirm.memo, latest: '' }),
  desk: sealFor('brand', brandFigures),
  ...resourceSeals,
};

export const mailPictureNames = Object.keys(mailPictureSizes) as MailPicture[];

/** Device pixel ratio of the files. */
const density = 2;

/** A picture for mails as SVG, with a transparent background. */
export function mailDrawing(name: MailPicture, inks: MailInks, portraits: Portraits): string {
  const width = density * mailPictureSizes[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${width} ${width}">${markup(name, inks, portraits, width)}</svg>`;
}

function markup(name: MailPicture, inks: MailInks, portraits: Portraits, width: number): string {
  if (name === 'portrait') {
    const ink = portraitInk(inks);
    return ink + portraits[inks].replace('<svg ', `<svg width="${width}" height="${width}" fill="url(#ink)" `);
  }
  const place = { x: width / 2, y: width / 2, width, lineWidth: density * (name === 'mark' ? 0.55 : 0.65) };
  return name === 'mark' ? markMarkup(inksOf[inks], place) : sealMarkup(seals[name], inksOf[inks], place);
}
