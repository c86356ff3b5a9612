import {
  type MailPicture,
  mailPicturePath,
  mailPictureSizes,
} from '../../../../packages/data/src/content/mailPictures.ts';
import { escapeHtml } from './clean.ts';

/**
 * A picture from the site, the same for everybody: nothing in its address says who has opened the mail. It is silent, and
 * nothing depends on it; many programs ask before they fetch it. Where the dark is known it comes in the inks of Plate.
 *
 * @param attributes of the image, such as its style
 */
export function pictureHtml(picture: MailPicture, siteUrl: string, attributes: string): string {
  const [light, dark] = (['light', 'dark'] as const).map((inks) =>
    escapeHtml(`${siteUrl}${mailPicturePath(picture, inks)}`),
  );
  const size = mailPictureSizes[picture];
  return `<picture><source media="(prefers-color-scheme:dark)" srcset="${dark}"><img src="${light}" width="${size}" height="${size}" alt="" ${attributes}></picture>`;
}
