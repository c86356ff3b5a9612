import { expect } from 'storybook/test';
import { mediaHub } from '@podium/data/content/mediaHub';
import preview from '@podium/storybook/preview';
import { MediaHub } from './MediaHub.tsx';

const meta = preview.meta({ component: MediaHub, args: { content: mediaHub } });

/** Four notes, the largest on top; each shows its audience, its latest item and its action. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const notes = canvas.getAllByRole('listitem');
    await expect(notes).toHaveLength(4);
    await expect(notes.at(-1)).toHaveTextContent('410K');
    for (const { title, latest } of mediaHub.channels) {
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
      await expect(canvas.getByText(`Latest: ${latest}`)).toBeVisible();
    }
  },
});

/** As a page of its own: heading level 1, and notes that extend past the page. */
export const AsPage = meta.story({
  args: { headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: mediaHub.heading })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Two channels without an address yet. */
export const ComingSoon = meta.story({
  args: {
    content: {
      ...mediaHub,
      channels: mediaHub.channels.map((channel) => ({ ...channel, action: { label: channel.action.label } })),
    },
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});
