import { expect } from 'storybook/test';
import { investments } from '@podium/data/content/investments';
import { investPage } from '@podium/data/content/investPage';
import preview from '@podium/storybook/preview';
import { InvestmentPage } from './InvestmentPage.tsx';

const content = { ...investPage, tiers: investments.tiers, chart: investments.chart };
const meta = preview.meta({ component: InvestmentPage, args: { content } });

/** The chart on the deep surface, the tiers below, the risk notice, and two actions. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(investPage.heading);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Request Exclusive Access' })).toHaveAttribute('href', '/join');
    await expect(canvas.getByRole('link', { name: 'Access Deals' })).toHaveAttribute('href', '/deals');
    await expect(canvas.getByRole('link', { name: /disclaimer/ })).toHaveAttribute('href', '/investment-disclaimer');
  },
});
