import { blog } from '@podium/brands/active/content.ts';
import { BlogHero } from '@podium/sections/BlogHero/BlogHero';

export function Page() {
  return <BlogHero content={blog} />;
}
