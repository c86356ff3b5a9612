import { speakingCards } from '@podium/brands/legal-tender/content/speakingCards.ts';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { SpeakingCards } from './SpeakingCards.tsx';

const meta = preview.meta({ component: SpeakingCards, args: { content: speakingCards } });

/** Three formats, each with its own label. The drawings are over the buttons on phones: a press reaches the link. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      link.scrollIntoView({ block: 'center' });
      const { left, top, width } = link.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + 4)?.closest('a')).toBe(link);
    }
    window.scrollTo(0, 0);
  },
});
