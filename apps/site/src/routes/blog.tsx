import { blog } from '@podium/data/content/blog';
import { BlogHero } from '@podium/sections/BlogHero/BlogHero';

export function Page() {
  return <BlogHero content={blog} />;
}
