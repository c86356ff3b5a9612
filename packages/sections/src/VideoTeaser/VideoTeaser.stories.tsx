import { expect } from 'storybook/test';
import { videoTeaser } from '@podium/data/content/videoTeaser';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { VideoTeaser } from './VideoTeaser.tsx';

const meta = preview.meta({ component: VideoTeaser, args: { content: videoTeaser } });

/** The house from the stage; the talk is not out yet, and the button says so. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Watch masterclass' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Coming soon');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Out, on another site: a link that opens in a new tab and says so. */
export const WithAddress = meta.story({
  args: { content: { ...videoTeaser, action: { ...videoTeaser.action, href: 'https://video.example/talk' } } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Watch masterclass/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/new tab/);
  },
});

/** A heading of five lines keeps to the ground where the lines have faded. */
export const Long = meta.story({
  args: {
    content: {
      ...videoTeaser,
      heading: `${videoTeaser.heading}, and what both sides had written on the back of the envelope before lunch`,
    },
  },
});

/** Two words. */
export const Short = meta.story({ args: { content: { ...videoTeaser, heading: 'Forty minutes' } } });

/** Under reduced motion the disc does not move, and the hint is there at once. */
export const ReducedMotion = meta.story(reducedMotion);

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);
