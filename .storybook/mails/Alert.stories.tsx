import preview from '@podium/storybook/preview';
import { alertMails } from './sampleMails.ts';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** One problem: what it is, which mails are affected, and the query for details. */
export const OneProblem = meta.story({ tags: ['visual'], args: { html: alertMails.one.html } });

/** Several problems share one mail. */
export const Several = meta.story({ args: { html: alertMails.several.html } });
