import { expect } from 'storybook/test';
import { aboutPage } from '@podium/data/content/aboutPage';
import preview from '@podium/storybook/preview';
import { Biography } from './Biography.tsx';

const meta = preview.meta({ component: Biography, args: { content: aboutPage.biography } });

/** Paragraphs and links to further pages. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(aboutPage.biography.links.length);
  },
});

/** Twice as long. */
export const Long = meta.story({
  args: {
    content: {
      ...aboutPage.biography,
      heading: 'Von der Druckereibesitzerin zur Vermögensverwalterin',
      paragraphs: [
        ...aboutPage.biography.paragraphs,
        ...aboutPage.biography.paragraphs.map((text) => `Again: ${text}`),
      ],
    },
  },
});

/** One sentence. */
export const Short = meta.story({
  args: { content: { ...aboutPage.biography, paragraphs: ['Bought a print shop.'], links: [] } },
});
