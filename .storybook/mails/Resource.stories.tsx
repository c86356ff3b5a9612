import preview from '@podium/storybook/preview';
import { resourceMails } from './letters.ts';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** The prompts that somebody asked for. */
export const Prompts = meta.story({ args: { html: resourceMails.prompts.html } });

/** The week on paper, with the number of its pages. */
export const HellWeek = meta.story({ args: { html: resourceMails.hellWeek.html } });
