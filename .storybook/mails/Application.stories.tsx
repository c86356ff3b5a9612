import preview from '@podium/storybook/preview';
import { qualifiedMails, unqualifiedMails } from './sampleMails.ts';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** To the owner: an application that meets every condition. No mail contains the net worth. */
export const QualifiedToTheOwner = meta.story({ args: { html: qualifiedMails.owner.html } });

/** To the owner: which conditions are not met. */
export const UnqualifiedToTheOwner = meta.story({ tags: ['visual'], args: { html: unqualifiedMails.owner.html } });

/** To the applicant: the deals are open. */
export const Qualified = meta.story({ args: { html: qualifiedMails.applicant.html } });

/** To the applicant: what is missing, and the way to change it. */
export const Unqualified = meta.story({ tags: ['visual'], args: { html: unqualifiedMails.applicant.html } });
