import { summit } from '@podium/brands/legal-tender/content/summit.ts';
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
      list: list.map((ticket) => ({
        ...ticket,
        action: { ...ticket.action, href: 'https://tickets.example/summit' },
      })),
    },
  },
});

/** Sold out: a stamp replaces the button. */
export const SoldOut = meta.story({
  args: { content: { ...summit.tickets, list: list.map((ticket) => ({ ...ticket, soldOut: 'Sold out' })) } },
});

/** A single ticket spans the row. */
export const OneTicket = meta.story({
  args: {
    content: { ...summit.tickets, list: list.slice(0, 1), note: ['At the door.'] },
  },
});
