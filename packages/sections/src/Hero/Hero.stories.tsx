import { expect } from 'storybook/test';
import { hero } from '@podium/data/content/hero';
import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { Hero } from './Hero.tsx';

const meta = preview.meta({ component: Hero, args: { content: hero } });

/** Headline, two ways on, the portrait running off the page and four figures. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Every talk is a closed deal, reopened.');
    await expect(canvas.getByRole('link', { name: 'Book Speaking' })).toHaveAttribute('href', '/speaking');
    await expect(canvas.getByRole('link', { name: 'Request Deal Access' })).toHaveAttribute('href', '/join');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '€100M+ deal volume',
      '3 exits',
      '10K+ entrepreneurs',
      '€50M+ assets under influence',
    ]);
  },
});

/** Nothing waits for an animation: the headline is there at full strength from the first frame. */
export const HeadlineAtOnce = meta.story({
  play: async ({ canvas }) => {
    const headline = canvas.getByRole('heading', { level: 1 });
    await expect(headline.getAnimations({ subtree: true })).toHaveLength(0);
    await expect(getComputedStyle(headline).opacity).toBe('1');
  },
});

/** A headline of three times the length takes more lines and keeps clear of the figures. */
export const LongHeadline = meta.story({
  args: {
    content: {
      ...hero,
      headline: 'Every talk is a closed deal, reopened, with the price, the mistake and the exit left on the table.',
      lede: `${hero.lede} ${hero.lede}`,
      actions: {
        primary: { label: 'Book Speaking for an evening in October', href: '/speaking' },
        secondary: { label: 'Request Deal Access for two partners', href: '/join' },
      },
    },
  },
});

/** One German word wider than the column breaks rather than running off the page. */
export const LongWord = meta.story({
  args: {
    content: { ...hero, headline: 'Vermögensverwaltungsgesellschaft, wieder geöffnet.' },
  },
  decorators: [inside(<div lang="de" />)],
});

/** Two words and one figure. */
export const Short = meta.story({
  args: { content: { ...hero, headline: 'Sold twice.', lede: 'Here is how.', stats: hero.stats.slice(0, 1) } },
});

/** The narrowest screen: buttons one under the other, figures two by two. */
export const Narrow = meta.story(narrow);

/** Right to left: the portrait leaves the page on the left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
