import { expect } from 'storybook/test';
import { blog } from '@podium/data/content/blog';
import preview from '@podium/storybook/preview';
import { BlogHero } from './BlogHero.tsx';

const meta = preview.meta({ component: BlogHero, args: { content: blog } });

/** Title and tagline, no posts yet. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Blog');
    await expect(canvas.getByText(blog.tagline)).toBeVisible();
  },
});
