import { blog } from '@podium/data/content/blog';
import { BlogHero } from '@podium/sections/BlogHero/BlogHero';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/blog">
      <BlogHero content={blog} />
    </PublicPage>
  ),
});

/** Title and tagline over a ribbon. */
export const Default = meta.story();
