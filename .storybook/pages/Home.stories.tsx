import { hero } from '@podium/data/content/hero';
import { Hero } from '@podium/sections/Hero/Hero';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/">
      <Hero content={hero} />
    </PublicPage>
  ),
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** The page as a first visit sees it: one main heading, one main part, a way past the bars. */
export const FirstVisit = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
});

/** The narrowest screen: nothing runs off it. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Once every date has passed. */
export const AfterTheSummit = meta.story({ parameters: { now: '2027-01-04T09:00:00Z' } });

/** Right to left, bars and all. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
