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
