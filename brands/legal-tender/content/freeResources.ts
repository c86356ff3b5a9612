import type { FreeResource } from '@podium/data/schemas/freeResource.ts';
import { brand } from './brand.ts';
import { contactDetails } from '../../standard/contactDetails.ts';
import { emailFallback } from '../../standard/emailFallback.ts';
import { noScriptForm } from '../../standard/noScript.ts';

const items: FreeResource[] = [
  {
    type: 'ai_prompts',
    title: 'Prompts for people who read contracts',
    description: 'Paste a clause, get the question you should have asked.',
    button: 'Download the AI prompts',
    downloads: '5,247 downloads this week',
  },
  {
    type: 'hell_week_pdf',
    title: 'Hell Week, on paper',
    description: 'Seven days, 50 pages, one uncomfortable task a day.',
    button: 'Download Hell Week (PDF)',
    downloads: '3,891 downloads this week',
    pages: 50,
  },
];

/** The two resources and their form (REQ-RES-1). */
export const freeResources = {
  heading: 'Two things to take with you',
  lede: 'Leave an address and the link arrives by e-mail. That is the whole transaction.',
  emailLabel: 'E-mail',
  placeholder: 'you@company.example',
  pagesLabel: 'pages',
  items,
  noScript: noScriptForm(contactDetails.owner),
  submitting: 'Sending...',
  missingToast: { title: 'Please enter your email to download' },
  successToast: { title: 'Download link sent to your email!' },
  failureToast: { title: 'Failed to process download. Please try again.' },
  emailFallback: {
    ...emailFallback(brand.mailboxes.owner, 'Please send me a free resource'),
    resourceLabel: 'Resource',
  },
};
