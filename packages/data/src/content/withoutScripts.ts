import type { ContentLink } from '../schemas/action.ts';
import { contactDetails } from './contactDetails.ts';

/** A sentence with the mailbox as a link in it. */
type Sentence = readonly (string | ContentLink)[];

/** Stands in a form where no script runs: it says what to do in place of sending it. */
export function formWithoutScripts(mailbox: ContentLink): Sentence {
  return ['This form needs JavaScript. Without it, write to ', mailbox, '.'];
}

/** Stands on a page that is nothing without its script. */
export const pageWithoutScripts: Sentence = [
  'This page needs JavaScript. Without it, write to ',
  contactDetails.owner,
  '.',
];
