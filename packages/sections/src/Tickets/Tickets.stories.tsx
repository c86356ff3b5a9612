import { expect } from 'storybook/test';
import { summit } from '@podium/data/content/summit';
import preview from '@podium/storybook/preview';
import { Tickets } from './Tickets.tsx';

const meta = preview.meta({ component: Tickets, args: { content: summit.tickets } });

const { list } = summit.tickets;

/** Two tickets that cannot be bought yet, and a contact link. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article').map((ticket) => ticket.textContent)).toEqual([
      expect.stringMatching(/General admission.*\$3K/),
      expect.stringMatching(/VIP.*\$10K/),
    ]);
    for (const button of canvas.getAllByRole('button', { name: 'SECURE YOUR TICKET NOW' })) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Coming soon');
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ask for one by letter' })).toHaveFocus();
  },
});

/** An `href` in the content makes the buttons links. */
export const OnSale = meta.story({
  args: {
    content: {
      ...summit.tickets,
      list: list.map((ticket) => ({
        ...ticket,
        action: { ...ticket.action, href: 'https://tickets.example/summit' },
      })),
    },
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: /SECURE YOUR TICKET NOW/ })) {
      await expect(link).toHaveAttribute('href', 'https://tickets.example/summit');
    }
  },
});

/** Sold out: a stamp replaces the button. */
export const SoldOut = meta.story({
  args: { content: { ...summit.tickets, list: list.map((ticket) => ({ ...ticket, soldOut: 'Sold out' })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sold out')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A single ticket spans the row. */
export const OneTicket = meta.story({
  args: {
    content: { ...summit.tickets, list: list.slice(0, 1), note: ['At the door.'] },
  },
});
