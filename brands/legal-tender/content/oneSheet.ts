import type { OneSheet } from '@podium/data/schemas/talk.ts';

/** Written by resources/oneSheetFile.ts. */
export const oneSheet: OneSheet = {
  title: 'Speaking, on one sheet',
  href: '/one-sheet.pdf',
  label: 'One-sheet',
  note: 'PDF, one page, 19\u00a0kB',
  contact: 'Dates and questions: {email}',
  mail: 'Download the one-sheet',
};
