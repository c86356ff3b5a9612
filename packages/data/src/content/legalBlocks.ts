import type { LegalBlock, LinkedText } from '../schemas/legalDocument.ts';

/** One paragraph, cut where a link in it begins or ends. */
export function paragraph(...text: LinkedText): LegalBlock {
  return { kind: 'paragraph', text };
}

export function list(...items: string[]): LegalBlock {
  return { kind: 'list', items };
}

/** A table whose rows are named by their first cells. */
export function table(caption: string, columns: string[], ...rows: string[][]): LegalBlock {
  return { kind: 'table', caption, columns, rows };
}

/** What the three documents share. */
export const legalFrame = {
  version: 'Draft of 21 November 2026. A lawyer has not read it yet; have one read it before launch.',
  contentsLabel: 'Contents',
  back: 'Back',
};
