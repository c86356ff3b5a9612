import preview from '@podium/storybook/preview';
import { resourceMails } from './sampleMails.ts';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** The download link for the prompts. */
export const Prompts = meta.story({ args: { html: resourceMails.prompts.html } });

/** The download link of the week planner, with its number of pages. */
export const HellWeek = meta.story({ tags: ['visual'], args: { html: resourceMails.hellWeek.html } });
