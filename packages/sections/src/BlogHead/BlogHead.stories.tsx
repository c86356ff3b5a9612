import { expect } from 'storybook/test';
import { blog } from '@podium/data/content/blog';
import preview from '@podium/storybook/preview';
import { narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { BlogHead } from './BlogHead.tsx';

const meta = preview.meta({ component: BlogHead, args: { content: blog } });

/** Title and tagline, no posts yet. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Blog');
    await expect(canvas.getByText(blog.tagline)).toBeVisible();
  },
});

/** A long name breaks. */
export const Long = meta.story({
  args: { content: { heading: 'Vermögensnotizbuch', tagline: `${blog.tagline} ${blog.tagline} ${blog.tagline}` } },
});

/** The fewest words. */
export const Short = meta.story({ args: { content: { heading: 'B', tagline: 'Soon.' } } });

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
