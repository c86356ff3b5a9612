import { expect } from 'storybook/test';
import { mediaHub } from '@podium/data/content/mediaHub';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { MediaHub } from './MediaHub.tsx';

const meta = preview.meta({ component: MediaHub, args: { content: mediaHub } });

/** Four notes, the largest on top; each channel says its audience, its latest item and how to get it. */
export const Default = meta.story({
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

/** As a page of its own: the first heading of the page, and notes that run off its end. */
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

/** Titles and sentences of three times the length. */
export const Long = meta.story({
  args: {
    content: {
      ...mediaHub,
      channels: mediaHub.channels.map((channel) => ({
        ...channel,
        title: `${channel.title} of the Vermögensverwaltungsgesellschaft`,
        description: `${channel.description} ${channel.description}`,
        latest: `${channel.latest}, and what the other side had written on the envelope`,
      })),
    },
  },
});

/** One channel: the note that lies on all others. */
export const Short = meta.story({
  args: { content: { ...mediaHub, note: undefined, channels: mediaHub.channels.slice(-1) } },
});

/** Under reduced motion the seals are in register from the start. */
export const ReducedMotion = meta.story(reducedMotion);

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** By keyboard alone: every channel. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);
