import { blog } from '@podium/brands/legal-tender/content/blog.ts';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { BlogHero } from './BlogHero.tsx';

const meta = preview.meta({ component: BlogHero, args: { content: blog } });

/** On a printer's proof, no posts yet. Corrections and missing text are hidden from screen readers. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(blog.heading);
    const read = [...canvasElement.querySelectorAll('p:not([aria-hidden] *)')].map(({ textContent }) => textContent);
    await expect(read).toEqual([blog.tagline]);
  },
});

/** A brand without a proof. */
export const Plain = meta.story({ args: { content: { heading: blog.heading, tagline: blog.tagline } } });
