import { expect } from 'storybook/test';
import { aboutTeaser } from '@podium/data/content/aboutTeaser';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { About } from './About.tsx';

const meta = preview.meta({ component: About, args: { content: aboutTeaser } });

/** A heading across, the close-up, three paragraphs, four figures, the way to the press kit. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: aboutTeaser.heading })).toHaveAttribute('id', 'about');
    await expect(canvas.getByRole('link', { name: 'Press Kit' })).toHaveAttribute('href', '/press');
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(terms).toEqual(aboutTeaser.stats.map(({ label }) => label));
    await expect(figures).toEqual(aboutTeaser.stats.map(({ figure }) => figure));
  },
});

/** A long life, in long words. */
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

/** As little as can be said. */
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

/** The narrowest screen: the close-up runs off the left edge, figures become rows. */
export const Narrow = meta.story(narrow);

/** Right to left: the close-up at the right, the face as it is. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
