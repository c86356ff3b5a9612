import preview from '@podium/storybook/preview';
import { newsletterMails } from './letters.ts';
import { MailText } from './MailText.tsx';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** The second step of the sign-up, with the way off the list in its foot. */
export const Confirmation = meta.story({ args: { html: newsletterMails.confirm.html } });

/** After the second press: the address is on the list. */
export const Welcome = meta.story({ args: { html: newsletterMails.welcome.html } });

/** The last mail to somebody who was on the list. */
export const Goodbye = meta.story({ args: { html: newsletterMails.goodbye.html } });

/** What a program without HTML shows. */
export const AsText = meta.story({ render: () => <MailText text={newsletterMails.confirm.text} /> });
