import { expect } from 'storybook/test';
import { videoTeaser } from '@podium/data/content/videoTeaser';
import preview from '@podium/storybook/preview';
import { VideoTeaser } from './VideoTeaser.tsx';

const meta = preview.meta({ component: VideoTeaser, args: { content: videoTeaser } });

/** The drawing of the audience; the talk has no address yet, and the button says so. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Watch masterclass' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Coming soon');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** With an external address: a link that opens in a new tab and says so. */
export const WithAddress = meta.story({
  args: { content: { ...videoTeaser, action: { ...videoTeaser.action, href: 'https://video.example/talk' } } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Watch masterclass/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/new tab/);
  },
});
