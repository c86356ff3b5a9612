import type { FreeResource } from '@podium/data/schemas/freeResource.ts';
import { resourceFormTexts } from '../../standard/resourceFormTexts.ts';

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
    description: 'Seven days, 50\u00a0pages, one uncomfortable task a day.',
    button: 'Download Hell Week (PDF)',
    downloads: '3,891 downloads this week',
    pages: 50,
  },
];

/** The two resources and their form (REQ-RES-1). */
export const freeResources = {
  heading: 'Two things to take with you',
  lede: 'Leave an address and the link arrives by e-\u2060mail. That is the whole transaction.',
  emailLabel: 'E-mail',
  placeholder: 'you@company.example',
  pagesLabel: { one: 'page', other: 'pages' },
  items,
  ...resourceFormTexts,
};
