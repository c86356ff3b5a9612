import { blog } from '@podium/brands/legal-tender/content/blog.ts';
import preview from '@podium/storybook/preview';
import { BlogHero } from './BlogHero.tsx';

const meta = preview.meta({ component: BlogHero, args: { content: blog } });

/** Title and tagline, no posts yet. */
export const Default = meta.story({ tags: ['visual'] });
