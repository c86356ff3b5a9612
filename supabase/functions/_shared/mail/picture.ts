import { mailPicturePath, mailPictureSize, type MailPicture } from '@podium/data/schemas/mailPictures.ts';
import { escapeHtml } from './clean.ts';

/**
 * A picture from the site. Its URL is the same for all recipients, so it cannot track opens. It is decorative, because
 * many clients block images. Clients with dark mode show the dark version.
 *
 * @param attributes of the image, such as its style
 */
export function pictureHtml(picture: MailPicture, siteUrl: string, attributes: string): string {
  const [light, dark] = (['light', 'dark'] as const).map((inks) =>
    escapeHtml(`${siteUrl}${mailPicturePath(picture, inks)}`),
  );
  const size = mailPictureSize(picture);
  return `<picture><source media="(prefers-color-scheme:dark)" srcset="${dark}"><img src="${light}" width="${size}" height="${size}" alt="" ${attributes}></picture>`;
}
