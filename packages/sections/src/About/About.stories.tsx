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

/** Long content with long words. */
export const Long = meta.story({
  args: {
    content: {
      ...aboutTeaser,
      heading: `${aboutTeaser.heading} A writer because somebody had to write it down.`,
      lead: `${aboutTeaser.lead} ${aboutTeaser.lead}`,
      paragraphs: [...aboutTeaser.paragraphs, ...aboutTeaser.paragraphs.map((paragraph) => `Later. ${paragraph}`)],
      stats: [
        { figure: '1,250,000+', label: 'Vermögensverwaltungsgesellschaften' },
        ...aboutTeaser.stats.slice(1).map(({ figure, label }) => ({ figure, label: `${label} on three continents` })),
      ],
    },
  },
});

/** Minimal content. */
export const Short = meta.story({
  args: {
    content: {
      ...aboutTeaser,
      heading: 'A buyer',
      lead: 'Buys.',
      paragraphs: ['Sells.'],
      stats: aboutTeaser.stats.slice(0, 1),
    },
  },
});
