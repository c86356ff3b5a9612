import { speakingCards } from '@podium/brands/legal-tender/content/speakingCards.ts';
import preview from '@podium/storybook/preview';
import { SpeakingCards } from './SpeakingCards.tsx';

const meta = preview.meta({ component: SpeakingCards, args: { content: speakingCards } });

/** Three formats, each with its own label on the button, all linking to /speaking. */
export const Default = meta.story({ tags: ['visual'] });

/** Minimal content without actions. */
export const Unavailable = meta.story({
  args: {
    content: {
      ...speakingCards,
      summits: {
        title: 'Summits',
        description: 'Soon.',
        action: { label: 'Priority List', reason: 'The list is full.' },
      },
      workshops: {
        title: 'Workshops',
        description: 'Soon.',
        action: { label: 'Apply', reason: 'The next date is not set.' },
      },
    },
  },
});
