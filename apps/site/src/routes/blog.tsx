import { blog } from '@podium/data/content/blog';
import { BlogHead } from '@podium/sections/BlogHead/BlogHead';
import { PublicPage } from '../shell/PublicPage.tsx';

export function Page() {
  return (
    <PublicPage>
      <BlogHead content={blog} />
    </PublicPage>
  );
}
