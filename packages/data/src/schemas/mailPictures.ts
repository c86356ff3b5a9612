import type { ResourceType } from './resourceDownload.ts';

/** Picture beside a mail's title: portrait, newsletter emblem (`memo`), desk, or a resource. */
export type TitlePicture = 'portrait' | 'memo' | 'desk' | ResourceType;

export type MailPicture = 'mark' | TitlePicture;

/** In CSS px. Each file has twice the resolution, for high-density screens. */
export const mailPictureSizes: Record<MailPicture, number> = {
  mark: 28,
  portrait: 120,
  memo: 120,
  desk: 120,
  ai_prompts: 120,
  hell_week_pdf: 120,
};

/** Mail clients lack custom properties: each picture exists in the colours of both themes. */
export type MailInks = 'light' | 'dark';

/** Path of the picture on the site: the auth service's mails cannot attach files. The build draws it. */
export function mailPicturePath(picture: MailPicture, inks: MailInks): string {
  return `/mail/${picture.replaceAll('_', '-')}-${inks}.png`;
}
