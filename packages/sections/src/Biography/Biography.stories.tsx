import { expect } from 'storybook/test';
import { aboutPage } from '@podium/data/content/aboutPage';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { Biography } from './Biography.tsx';

const meta = preview.meta({ component: Biography, args: { content: aboutPage.biography } });

/** The life, and where to read on. */
export const Default = meta.story({
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

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
