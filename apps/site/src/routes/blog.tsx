import { blog } from '@podium/data/content/blog';
import { BlogHero } from '@podium/sections/BlogHero/BlogHero';
import { PublicPage } from '../shell/PublicPage.tsx';

export function Page() {
  return (
    <PublicPage>
      <BlogHero content={blog} />
    </PublicPage>
  );
}
