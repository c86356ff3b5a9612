import type { ResourceType } from '../schemas/resourceDownload.ts';

/** Beside a mail's title: the portrait, or the seal of the memo, of what crosses the owner's desk, or of a resource. */
export type TitlePicture = 'portrait' | 'memo' | 'desk' | ResourceType;

/** The drawings in mails: the brand's mark beside its name, and one beside the title. */
export type MailPicture = 'mark' | TitlePicture;

/** In CSS px. Each file has twice as many, for fine screens. */
export const mailPictureSizes: Record<MailPicture, number> = {
  mark: 28,
  portrait: 120,
  memo: 120,
  desk: 120,
  ai_prompts: 120,
  hell_week_pdf: 120,
};

/** Mails know no custom properties: each picture is there in the inks of Paper and in those of Plate. */
export type MailInks = 'light' | 'dark';

/** Where the site has the picture, since mails of the auth service can carry none along. The build draws it. */
export function mailPicturePath(picture: MailPicture, inks: MailInks): string {
  return `/mail/${picture.replaceAll('_', '-')}-${inks}.png`;
}
