import { blog } from '@podium/data/content/blog';
import { BlogHead } from '@podium/sections/BlogHead/BlogHead';
import preview from '@podium/storybook/preview';
import { narrow } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/blog">
      <BlogHead content={blog} />
    </PublicPage>
  ),
});

/** Title and tagline over one still ribbon. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
});

/** The narrowest screen: nothing runs off it. */
export const Narrow = meta.story(narrow);
