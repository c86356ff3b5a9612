import preview from '@podium/storybook/preview';
import { speakingMails } from './sampleMails.ts';
import { MailView } from './MailView.tsx';

const meta = preview.meta({ component: MailView });

/** To the owner: audience and event as the title, with long names and addresses. */
export const ToTheOwner = meta.story({ tags: ['visual'], args: { html: speakingMails.owner.html } });

/** To the organiser: the acknowledgement. */
export const Acknowledgement = meta.story({ args: { html: speakingMails.acknowledgement.html } });

export const AsText = meta.story({
  render: () => (
    <pre style={{ maxInlineSize: '72ch', margin: 0, padding: 24, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {speakingMails.owner.text}
    </pre>
  ),
});
