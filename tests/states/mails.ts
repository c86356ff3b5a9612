import type { StatesByName } from './catalogue.ts';

/** The mails that the product sends. */
export const mails: StatesByName = {
  Account: { visual: ['Confirmation'], others: ['Recovery', 'ChangeOfAddress', 'Narrow'] },
  Application: {
    visual: ['UnqualifiedToTheOwner', 'Unqualified'],
    others: ['QualifiedToTheOwner', 'Qualified', 'Narrow', 'AsText'],
  },
  Contact: { visual: ['ToTheOwner'], others: ['Acknowledgement'] },
  Newsletter: { visual: ['Confirmation'], others: ['Welcome', 'Goodbye', 'AsText'] },
  Resource: { visual: ['HellWeek'], others: ['Prompts'] },
  Speaking: { visual: ['ToTheOwner'], others: ['Acknowledgement', 'Narrow', 'AsText'] },
};
