import { hero } from '@podium/brands/legal-tender/content/hero.ts';
import preview from '@podium/storybook/preview';
import { Hero } from './Hero.tsx';

const meta = preview.meta({ component: Hero, args: { content: hero } });

/** Headline, two actions, a portrait that extends past the page, and four figures. */
export const Default = meta.story({ tags: ['visual'] });
