import type { ContentLink } from './action.ts';

export interface PressPicture {
  title: string;
  note?: string;
  /** The brand's mark, or an illustration. */
  picture: 'mark' | `press-${string}`;
  /** @default 'raised' */
  surface?: 'raised' | 'inverse';
  /** 21:9, and twice as wide as the others. */
  isWide?: boolean;
  files: readonly ContentLink[];
}

export interface BiographiesContent {
  heading: string;
  /** Follows the number of words. */
  unit: string;
  copy: string;
  copied: string;
  /** Shown if the clipboard is not available; the text is selected instead. */
  selected: string;
  /** Unfolds a text on phones; `{words}` is its length. */
  showAll: string;
  /** Shortest first. `words` is the nominal length. */
  list: readonly { words: number; text: string }[];
}

/** What journalists and organisers may print (REQ-PRESS-1). */
export interface PressKitContent {
  heading: string;
  lede?: string;
  /** The mailbox, and one archive of all files. */
  request: { text: string; action: ContentLink; archive?: ContentLink & { text: string } };
  /** Shown in rows of four columns. */
  pictures: readonly PressPicture[];
  /** Terms of use, beside the last pictures. */
  captions: { heading: string; paragraphs: readonly string[] };
  biographies?: BiographiesContent;
  facts: { heading: string; rows: readonly { term: string; value: string }[]; sheet?: ContentLink & { note: string } };
}
