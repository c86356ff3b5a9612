import preview from '@podium/storybook/preview';
import { qualifiedMails, unqualifiedMails } from './letters.ts';
import { MailText } from './MailText.tsx';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** To the owner: an application that meets every condition. The net worth is in no mail. */
export const QualifiedToTheOwner = meta.story({ args: { html: qualifiedMails.owner.html } });

/** To the owner: which conditions are not met. */
export const UnqualifiedToTheOwner = meta.story({ args: { html: unqualifiedMails.owner.html } });

/** To the applicant: the deals are open. */
export const Qualified = meta.story({ args: { html: qualifiedMails.applicant.html } });

/** To the applicant: what is missing, and the way to change it. */
export const Unqualified = meta.story({ args: { html: unqualifiedMails.applicant.html } });

/** On the narrowest screen. */
export const Narrow = meta.story({
  args: { html: unqualifiedMails.applicant.html },
  globals: { viewport: { value: 'narrow' } },
});

/** What a program without HTML shows. */
export const AsText = meta.story({ render: () => <MailText text={unqualifiedMails.applicant.text} /> });
