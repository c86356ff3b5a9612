import preview from '@podium/storybook/preview';
import { contactMails } from './sampleMails.ts';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** To the owner: the facts first, then the message. */
export const ToTheOwner = meta.story({ tags: ['visual'], args: { html: contactMails.owner.html } });

/** To the sender: the acknowledgement. */
export const Acknowledgement = meta.story({ args: { html: contactMails.acknowledgement.html } });
