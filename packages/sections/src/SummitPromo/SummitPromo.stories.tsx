import { expect } from 'storybook/test';
import { programs } from '@podium/brands/legal-tender/content/programs.ts';
import preview from '@podium/storybook/preview';
import { SummitPromo } from './SummitPromo.tsx';

const meta = preview.meta({ component: SummitPromo, args: { content: programs } });

const note = 'This event took place on May 21-23, 2026';

/** Before the summit: dates, price and link. */
export const Default = meta.story({ tags: ['visual'] });

/** After the summit: no colour, a notice before the same text, and no action (REQ-DAY-1). */
export const Past = meta.story({
  parameters: { now: '2026-06-01T12:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    const ticket = canvas.getByRole('button', { name: 'GRAB YOUR TICKET' });
    await expect(ticket).toHaveAttribute('aria-disabled', 'true');
    await expect(ticket).toHaveAccessibleDescription(note);
  },
});

/** The notice appears while the page is open, when the last day ends (REQ-DAY-3). */
export const LastMinute = meta.story({
  parameters: { now: '2026-05-23T12:00:00Z' },
  play: async ({ canvas, clock }) => {
    await expect(canvas.queryByText(note)).not.toBeInTheDocument();
    await clock.tick(36 * 60 * 60_000);
    await expect(await canvas.findByText(note, { selector: 'p' })).toBeVisible();
  },
});
