/** Picture beside a mail's title: portrait, newsletter emblem, desk, or that of a resource, by its type. */
export type TitlePicture = 'portrait' | 'newsletter' | 'desk' | `resource/${string}`;

export type MailPicture = 'mark' | TitlePicture;

/** All pictures of a brand's mails. */
export function mailPictures(resources: readonly { type: string }[]): MailPicture[] {
  return ['mark', 'portrait', 'newsletter', 'desk', ...resources.map(({ type }) => `resource/${type}` as const)];
}

/** In CSS px. Each file has twice the resolution, for high-density screens. */
export function mailPictureSize(picture: MailPicture): number {
  return picture === 'mark' ? 28 : 120;
}

/** Mail clients lack custom properties: each picture exists in the colours of both themes. */
export type MailTheme = 'light' | 'dark';

/** Path of the picture on the site: the auth service's mails cannot attach files. The build draws it. */
export function mailPicturePath(picture: MailPicture, theme: MailTheme): string {
  return `/mail/${picture.replace('resource/', '').replaceAll('_', '-')}-${theme}.png`;
}
