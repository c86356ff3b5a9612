import preview from '@podium/storybook/preview';
import { speakingMails } from './letters.ts';
import { MailText } from './MailText.tsx';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** What reaches the owner: audience and occasion as the title, long names and addresses in the facts. */
export const ToTheOwner = meta.story({ args: { html: speakingMails.owner.html } });

/** What the organiser gets back. */
export const Acknowledgement = meta.story({ args: { html: speakingMails.acknowledgement.html } });

/** On the narrowest screen. */
export const Narrow = meta.story({
  args: { html: speakingMails.owner.html },
  globals: { viewport: { value: 'narrow' } },
});

/** What a program without HTML shows. */
export const AsText = meta.story({ render: () => <MailText text={speakingMails.owner.text} /> });
