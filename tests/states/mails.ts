import type { StatesByName } from './catalogue.ts';

/** The mails that the product sends. */
export const mails: StatesByName = {
  Account: { visual: ['Confirmation'], others: ['Recovery', 'ChangeOfAddress', 'Narrow'] },
  Contact: { visual: ['ToTheOwner'], others: ['Acknowledgement'] },
  Newsletter: { visual: ['Confirmation'] },
};
