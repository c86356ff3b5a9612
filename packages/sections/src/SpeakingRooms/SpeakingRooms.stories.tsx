import { expect } from 'storybook/test';
import { calendar } from '@podium/brands/legal-tender/content/calendar.ts';
import { speakingRooms } from '@podium/brands/legal-tender/content/speakingRooms.ts';
import preview from '@podium/storybook/preview';
import { SpeakingRooms } from './SpeakingRooms.tsx';

const meta = preview.meta({
  component: SpeakingRooms,
  args: { content: speakingRooms, events: calendar.events, numbers: calendar.list },
});

/** All events are over. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: { now: '2026-01-04T09:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Eight rooms, 7,460 chairs' })).toBeVisible();
  },
});

/** After the first event. */
export const One = meta.story({
  parameters: { now: '2025-09-06T09:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'One room, 620 chairs' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** Before the first event nothing is rendered. */
export const None = meta.story({
  parameters: { now: '2025-02-02T09:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
});
