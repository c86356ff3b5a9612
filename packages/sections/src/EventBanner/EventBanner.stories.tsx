import { expect } from 'storybook/test';
import { banner } from '@podium/brands/legal-tender/content/banner.ts';
import preview from '@podium/storybook/preview';
import { EventBanner } from './EventBanner.tsx';

const meta = preview.meta({ component: EventBanner, args: { content: banner } });

/** Before the event: name, place, dates, announcement and link (REQ-BAN-1). */
export const Upcoming = meta.story({ tags: ['visual'] });

/** After the event a notice is added; on phones it replaces the dates. */
export const Past = meta.story({ tags: ['visual'], parameters: { now: '2026-06-01T12:00:00Z' } });

/** Above a first section on accent1; the focus ring stays visible. */
export const Reversed = meta.story({
  tags: ['visual'],
  args: { surface: 'reversed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'SECURE YOUR SEAT' })).toHaveFocus();
  },
});
