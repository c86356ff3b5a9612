import { expect } from 'storybook/test';
import { speakingCards } from '@podium/data/content/speakingCards';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { SpeakingCards } from './SpeakingCards.tsx';

const meta = preview.meta({ component: SpeakingCards, args: { content: speakingCards } });

/** Three ways, each with its own words on the button, all to /speaking. */
export const Default = meta.story({
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

/** Titles and sentences of twice the length. */
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

/** The fewest words, nothing to press yet. */
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

/** The shortest sentences. */
export const Short = meta.story({
  args: {
    content: { ...speakingCards, keynote: { ...speakingCards.keynote, title: 'Talk', description: 'One.' } },
  },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
