import type { ContentLink } from '@podium/data/schemas/action.ts';
import { contactDetails } from './contactDetails.ts';
import { pages } from '@podium/brands/active/pages.ts';

/** A sentence, split at its link. */
type Sentence = readonly (string | ContentLink)[];

/** Shown in a form without JavaScript: the alternative to submitting it. */
export function noScriptForm(mailbox: ContentLink): Sentence {
  return ['This form needs JavaScript. Without it, write to ', mailbox, '.'];
}

/** Shown on a client-only page without JavaScript. */
export const pageNoScriptNotice: Record<'instead' | 'elsewhere', Sentence> = {
  instead: ['This page needs JavaScript. Without it, write to ', contactDetails.owner, '.'],
  elsewhere: [
    'The public pages can be read without it: ',
    { label: 'go to the home page', href: pages.home.path },
    '.',
  ],
};
