import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  component: ButtonLink,
  args: { href: '/speaking', children: 'Book Speaking' },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** Looks like a button, but is a link. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Book Speaking' });
    await expect(link).toHaveAttribute('href', '/speaking');
    await expect(link).not.toHaveAttribute('target');
  },
});

/** Opens in a new tab, and announces it. */
export const External = meta.story({
  args: { href: 'https://example.com', external: true, size: 'small', variant: 'secondary', children: 'Event website' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Event website (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
