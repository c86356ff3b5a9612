import { expect } from 'storybook/test';
import { quickWins } from '@podium/data/content/quickWins';
import preview from '@podium/storybook/preview';
import { QuickWins } from './QuickWins.tsx';

const meta = preview.meta({ component: QuickWins, args: { content: quickWins } });

/** Four cards, and a button marked as coming soon. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('min').parentElement).toHaveTextContent('20 min');
    const button = canvas.getByRole('button', { name: 'Unlock strategies' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Coming soon');
  },
});

/** An `href` makes the button a link. */
export const WithAddress = meta.story({
  args: { content: { ...quickWins, action: { ...quickWins.action, href: '/programs' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Unlock strategies' })).toHaveAttribute('href', '/programs');
  },
});
