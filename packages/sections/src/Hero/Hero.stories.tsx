import { expect } from 'storybook/test';
import { hero } from '@podium/brands/legal-tender/content/hero.ts';
import preview from '@podium/storybook/preview';
import { Hero } from './Hero.tsx';

const meta = preview.meta({ component: Hero, args: { content: hero } });

/** Headline, two actions, a portrait that extends past the page, and four figures. */
export const Default = meta.story({ tags: ['visual'] });

/** No entrance animation: the headline is opaque from the first frame. */
export const HeadlineAtOnce = meta.story({
  play: async ({ canvas }) => {
    const headline = canvas.getByRole('heading', { level: 1 });
    await expect(headline.getAnimations({ subtree: true })).toHaveLength(0);
    await expect(getComputedStyle(headline).opacity).toBe('1');
  },
});
