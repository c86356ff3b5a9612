import { expect } from 'storybook/test';
import { speakingRider } from '@podium/data/content/speakingRider';
import preview from '@podium/storybook/preview';
import { narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { SpeakingRider } from './SpeakingRider.tsx';

const meta = preview.meta({ component: SpeakingRider, args: { content: speakingRider } });

/** The eight requirements, numbered. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(lines).toEqual(speakingRider.requirements);
    await expect(lines).toHaveLength(8);
  },
});

/** Lines of German length. */
export const Long = meta.story({
  args: {
    content: {
      ...speakingRider,
      requirements: speakingRider.requirements.map((line) => `${line}, Reisekostenabrechnungsunterlagen included`),
    },
  },
});

/** One line. */
export const Short = meta.story({ args: { content: { heading: 'The rider', requirements: ['A chair'] } } });

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
