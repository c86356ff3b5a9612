import { expect } from 'storybook/test';
import { pressKit } from '@podium/data/content/pressKit';
import preview from '@podium/storybook/preview';
import { PressKit } from './PressKit.tsx';

const meta = preview.meta({ component: PressKit, args: { content: pressKit } });

/** Boilerplate, figures, pictures that cannot be downloaded yet, and the mailbox. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Request Press Kit' });
    await expect(link.getAttribute('href')).toMatch(/^mailto:/);
    await expect(canvas.getAllByRole('term')).toHaveLength(pressKit.facts.rows.length);
    for (const { label } of pressKit.downloads) {
      await expect(canvas.getByRole('button', { name: label })).toHaveAttribute('aria-disabled', 'true');
    }
  },
});

/** One figure, no downloads. */
export const WithoutDownloads = meta.story({
  args: {
    content: { ...pressKit, facts: { ...pressKit.facts, rows: pressKit.facts.rows.slice(0, 1) }, downloads: [] },
  },
});
