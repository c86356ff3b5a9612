import type { ResourceMail } from '@podium/data/schemas/freeResource.ts';

/** The mails that send the free resources (REQ-RES-1). */
export const resourceMails: readonly ResourceMail[] = [
  {
    type: 'ai_prompts',
    path: '/resources/ai-prompts.pdf',
    paragraph: 'Here they are. Paste a clause, get the question you should have asked.',
    button: 'Download the prompts',
  },
  {
    type: 'hell_week_pdf',
    path: '/resources/hell-week.pdf',
    paragraph: 'Here it is. Print it double-sided; the margins are meant for a pencil.',
    button: 'Download the PDF',
  },
];
