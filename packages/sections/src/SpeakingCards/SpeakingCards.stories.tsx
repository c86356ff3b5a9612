import { expect } from 'storybook/test';
import { speakingCards } from '@podium/data/content/speakingCards';
import preview from '@podium/storybook/preview';
import { SpeakingCards } from './SpeakingCards.tsx';

const meta = preview.meta({ component: SpeakingCards, args: { content: speakingCards } });

/** Three formats, each with its own label on the button, all linking to /speaking. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    for (const name of ['Book Now', 'Priority List', 'Apply']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/speaking');
    }
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Keynote Speaking',
      'Legacy Summits',
      'AI Execution Workshops',
    ]);
  },
});

/** Titles and sentences twice as long. */
export const Long = meta.story({
  args: {
    content: {
      ...speakingCards,
      keynote: {
        ...speakingCards.keynote,
        title: 'Eröffnungsvorträge',
        description: speakingCards.keynote.description.repeat(2),
      },
      summits: {
        ...speakingCards.summits,
        title: 'Gipfeltreffen der Unternehmensnachfolge',
        description: speakingCards.summits.description.repeat(2),
      },
    },
  },
});

/** Minimal content without actions. */
export const ComingSoon = meta.story({
  args: {
    content: {
      ...speakingCards,
      summits: { title: 'Summits', description: 'Soon.', action: { label: 'Priority List' } },
      workshops: { title: 'Workshops', description: 'Soon.', action: { label: 'Apply' } },
    },
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Minimal content. */
export const Short = meta.story({
  args: {
    content: { ...speakingCards, keynote: { ...speakingCards.keynote, title: 'Talk', description: 'One.' } },
  },
});
