import preview from '@podium/storybook/preview';
import { newsletterMails } from './sampleMails.ts';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** Confirms the subscription, with an unsubscribe link in the footer. */
export const Confirmation = meta.story({ tags: ['visual'], args: { html: newsletterMails.confirm.html } });

/** Sent after confirmation: the address is subscribed. */
export const Welcome = meta.story({ args: { html: newsletterMails.welcome.html } });

/** Sent after unsubscribing. */
export const Goodbye = meta.story({ args: { html: newsletterMails.goodbye.html } });
