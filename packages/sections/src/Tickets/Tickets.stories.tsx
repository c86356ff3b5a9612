import { expect } from 'storybook/test';
import { summit } from '@podium/data/content/summit';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { Tickets } from './Tickets.tsx';

const meta = preview.meta({ component: Tickets, args: { content: summit.tickets } });

const { list } = summit.tickets;

/** Two ways in, which cannot be bought here yet, and a way to ask. */
export const Default = meta.story({
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

/** An address in the content makes the buttons links. */
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

/** Nothing left: a stamp where the button was. */
export const SoldOut = meta.story({
  args: { content: { ...summit.tickets, list: list.map((ticket) => ({ ...ticket, soldOut: 'Sold out' })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sold out')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** German words and the longest price. */
export const Long = meta.story({
  args: {
    content: {
      ...summit.tickets,
      list: list.map((ticket) => ({
        ...ticket,
        title: `${ticket.title} für Vermögensverwaltungsgesellschafter`,
        description: `${ticket.description} ${ticket.description}`,
        price: '$125K',
        action: { label: 'Teilnahmeberechtigung verbindlich bestellen' },
      })),
    },
  },
});

/** One ticket takes the row. */
export const Short = meta.story({
  args: {
    content: { ...summit.tickets, list: list.slice(0, 1), note: ['At the door.'] },
  },
});

/** The narrowest screen: one below the other. */
export const Narrow = meta.story(narrow);

/** Right to left: the first ticket is at the right. */
export const RightToLeft = meta.story(rightToLeft);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);
