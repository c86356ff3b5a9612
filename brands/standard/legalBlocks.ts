import type { LegalBlock, LinkedText } from '@podium/data/schemas/legalDocument.ts';

/** One paragraph, split at the start and end of each link. */
export function paragraph(...text: LinkedText): LegalBlock {
  return { kind: 'paragraph', text };
}

export function list(...items: string[]): LegalBlock {
  return { kind: 'list', items };
}

/** A table with row headers in the first column. */
export function table(caption: string, columns: string[], ...rows: string[][]): LegalBlock {
  return { kind: 'table', caption, columns, rows };
}

/** Texts that all three legal documents have. */
export const legalFrame = { version: 'Draft of 21 November 2026', contentsLabel: 'Contents', back: 'Back' };
