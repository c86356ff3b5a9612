import type { ResourceMail } from '@podium/data/schemas/freeResource.ts';
import { pluralForm } from '@podium/data/schemas/pluralForm.ts';
import { freeResources } from './freeResources.ts';

const mails: Omit<ResourceMail, 'title' | 'note'>[] = [
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

/** The mails that send the free resources (REQ-RES-1). */
export const resourceMails: readonly ResourceMail[] = mails.map((mail) => {
  const item = freeResources.items.find(({ type }) => type === mail.type);
  return {
    ...mail,
    title: item?.title ?? mail.type,
    note: item?.pages ? `PDF, ${item.pages} ${pluralForm(freeResources.pagesLabel, item.pages)}` : 'PDF',
  };
});
