import preview from '@podium/storybook/preview';
import { contactMails } from './letters.ts';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** What reaches the owner: the facts first, then the words as they were written. */
export const ToTheOwner = meta.story({ args: { html: contactMails.owner.html } });

/** What the sender gets back. */
export const Acknowledgement = meta.story({ args: { html: contactMails.acknowledgement.html } });
