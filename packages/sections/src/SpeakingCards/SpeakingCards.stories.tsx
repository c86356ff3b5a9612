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
