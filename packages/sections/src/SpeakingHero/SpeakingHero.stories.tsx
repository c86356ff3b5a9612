import { expect } from 'storybook/test';
import { events } from '@podium/brands/legal-tender/content/events.ts';
import { speakingPage } from '@podium/brands/legal-tender/content/speakingPage.ts';
import preview from '@podium/storybook/preview';
import { SpeakingHero } from './SpeakingHero.tsx';

const meta = preview.meta({ component: SpeakingHero, args: { content: speakingPage, events } });

/** All events are over: the box has three facts. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: { now: '2026-01-04T09:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rooms in 2025').nextElementSibling).toHaveTextContent('8');
  },
});

/** Before the first event: no number. */
export const BeforeAll = meta.story({
  parameters: { now: '2025-02-02T09:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
  },
});
