import { blog } from '@podium/brand/content/blog.ts';
import { BlogHero } from '@podium/sections/BlogHero/BlogHero';

export function Page() {
  return <BlogHero content={blog} />;
}
