import type { ContentLink } from '@podium/data/schemas/action.ts';
import type { LinkedText } from '@podium/data/schemas/legalDocument.ts';
import { contactDetails } from './contactDetails.ts';
import { pages } from '@podium/brands/active/pages.ts';

/** Shown in a form without JavaScript: the alternative to submitting it. */
export function noScriptForm(mailbox: ContentLink): LinkedText {
  return ['This form needs JavaScript. Without it, write to ', mailbox, '.'];
}

/** Shown on a client-only page without JavaScript. */
export const pageNoScriptNotice: Record<'instead' | 'elsewhere', LinkedText> = {
  instead: ['This page needs JavaScript. Without it, write to ', contactDetails.owner, '.'],
  elsewhere: [
    'The public pages can be read without it: ',
    { label: 'go to the home page', href: pages.home.path },
    '.',
  ],
};
