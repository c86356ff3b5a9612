import { expect } from 'storybook/test';
import { calendar } from '@podium/brands/legal-tender/content/calendar.ts';
import { organiserQuote } from '@podium/brands/legal-tender/content/organiserQuote.ts';
import preview from '@podium/storybook/preview';
import { OrganiserQuote } from './OrganiserQuote.tsx';

const meta = preview.meta({
  component: OrganiserQuote,
  args: { content: organiserQuote, events: calendar.events, attendees: calendar.attendees },
});

/** The quote with its event. */
export const Default = meta.story({ tags: ['visual'] });

/** Before the event nobody was in the room: nothing is rendered. */
export const BeforeTheEvent = meta.story({
  parameters: { now: '2025-08-20T09:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
});
