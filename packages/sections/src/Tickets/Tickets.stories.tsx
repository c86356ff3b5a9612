import { summit } from '@podium/brands/legal-tender/content/summit.ts';
import { expect } from 'storybook/test';
import preview from '@podium/storybook/preview';
import { Tickets } from './Tickets.tsx';

const meta = preview.meta({ component: Tickets, args: { content: summit.tickets } });

const { list } = summit.tickets;

/** Two tickets that cannot be bought yet, and a contact link. */
export const Default = meta.story({ tags: ['visual'] });

/** An `href` in the content makes the buttons links. */
export const OnSale = meta.story({
  args: {
    content: {
      ...summit.tickets,
      list: list.map((ticket) => ({ ...ticket, action: { ...ticket.action, href: 'https://tickets.example/summit' } })),
    },
  },
});

/** Sold out: a notice replaces the button. */
export const SoldOut = meta.story({
  args: { content: { ...summit.tickets, list: list.map((ticket) => ({ ...ticket, soldOut: 'Sold out' })) } },
});

/** After the event: no action, also for tickets that were on sale (REQ-DAY-1). */
export const Over = meta.story({
  ...OnSale.input,
  tags: ['visual'],
  parameters: { now: '2026-06-01T12:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This event took place on May 21-23, 2026', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: list[0]?.action.label })).not.toBeInTheDocument();
    for (const button of canvas.getAllByRole('button', { name: list[0]?.action.label })) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('This event took place on May 21-23, 2026');
    }
  },
});

/** A single ticket spans the row. */
export const OneTicket = meta.story({
  args: { content: { ...summit.tickets, list: list.slice(0, 1), note: ['At the door.'] } },
});
