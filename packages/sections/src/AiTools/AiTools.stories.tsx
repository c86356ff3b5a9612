import { expect, waitFor } from 'storybook/test';
import { programs } from '@podium/data/content/programs';
import preview from '@podium/storybook/preview';
import { AiTools } from './AiTools.tsx';

const meta = preview.meta({ component: AiTools, args: { content: programs.tools } });

const { tools } = programs;

/** Four tools without access yet: a hint says so on focus. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const button = canvas.getByRole('button', { name: 'GET INSTANT ACCESS' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Coming soon');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.tab();
  },
});

/** Focused: the hint is visible. */
export const ComingSoon = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Coming soon')).toHaveStyle({ opacity: '1' }));
  },
});

/** An `href` makes the button a link. */
export const WithAddress = meta.story({
  args: { content: { ...tools, action: { label: 'GET INSTANT ACCESS', href: 'https://tools.example/' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^GET INSTANT ACCESS/ })).toHaveAttribute('target', '_blank');
  },
});
