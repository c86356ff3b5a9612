import type { MailTheme, MailPicture } from './schemas/mailPictures.ts';
import type { PageName } from './schemas/site.ts';

export type IconShape =
  /** The icon has rounded corners. */
  | 'rounded'
  /** The platform rounds the corners. */
  | 'square'
  /** The platform may crop to a circle of four fifths of the width. */
  | 'maskable';

/** An Open Graph picture of 1200 by 630 px: headline, name and note over a drawing. Colours as '#rrggbb'. */
export interface PageCard {
  /** The headline. Words break only at spaces and soft hyphens. */
  words: string;
  /** One line below it. */
  note: string;
  background: string;
  text: string;
  /** Maximum width of the headline, in px. */
  measure: number;
  /** Largest size of the headline, in px. @default 100 */
  largest?: number;
  drawing?: string;
  /** SVG elements of the mark, within 56 by 56 px, before the name. */
  mark?: string;
  figure?: string;
}

/** What the build of a site takes from its brand: `build.ts` of the brand's folder, run by Node. Drawings are SVG. */
export interface BrandBuild {
  /** The Open Graph picture of a page that can be shared. */
  pageCard(page: Exclude<PageName, 'notFound'>): PageCard;
  /** For 64 px and larger. */
  icon(size: number, shape: IconShape): string;
  /** For sizes below 64 px. */
  smallIcon(size: number): string;
  /** A picture for mails with a transparent background, `width` px wide. */
  mailPicture(name: MailPicture, theme: MailTheme, width: number): string;
  /** Files that only this brand has, such as the PDFs of its resources. A PNG has the SVG that it is rendered from. */
  files(): { path: string; content: string | Uint8Array }[];
  /** One ZIP of those files whose paths start with `folder`. */
  archive?: { path: string; folder: string };
  /** Names of picture files far down a page, by page: fetched once the page is idle. */
  idlePictures?: Partial<Record<PageName, readonly string[]>>;
}
