import { expect } from 'storybook/test';
import { aboutTeaser } from '@podium/data/content/aboutTeaser';
import preview from '@podium/storybook/preview';
import { About } from './About.tsx';

const meta = preview.meta({ component: About, args: { content: aboutTeaser } });

/** Heading, close-up, three paragraphs, four figures and a link to the press kit. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: aboutTeaser.heading })).toHaveAttribute('id', 'about');
    await expect(canvas.getByRole('link', { name: 'Press Kit' })).toHaveAttribute('href', '/press');
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(terms).toEqual(aboutTeaser.stats.map(({ label }) => label));
    await expect(figures).toEqual(aboutTeaser.stats.map(({ figure }) => figure));
  },
});
