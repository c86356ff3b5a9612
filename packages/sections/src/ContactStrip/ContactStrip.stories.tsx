import { expect } from 'storybook/test';
import { contactStrip } from '@podium/data/content/contactStrip';
import preview from '@podium/storybook/preview';
import { ContactStrip } from './ContactStrip.tsx';

const meta = preview.meta({ component: ContactStrip, args: { content: contactStrip } });

/** The address as heading, the promise, the other channels, and links to both forms. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { address, elsewhere } = contactStrip;
    await expect(canvas.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
    await expect(canvas.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('link', { name: 'Contact Us via Form' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('link', { name: 'Submit Speaking Request' })).toHaveAttribute('href', '/speaking');
    for (const { label } of elsewhere) {
      await expect(canvas.getByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute('target', '_blank');
    }
  },
});
