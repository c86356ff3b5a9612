import { expect } from 'storybook/test';
import { investments } from '@podium/data/content/investments';
import preview from '@podium/storybook/preview';
import { InvestmentTiers } from './InvestmentTiers.tsx';

const meta = preview.meta({ component: InvestmentTiers, args: { content: investments } });

/** Four ribbons on one axis; the text below each states its range. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Luxury real estate €2M-€5M',
      'Boutique hotels €500K-€2M',
      'AI tech rollups €1M-€10M',
      'Exotic assets €3M-€8M',
    ]);
    await expect(canvas.getByText(/Minimum investment €500K/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Access Deals' })).toHaveAttribute('href', '/deals');
    await expect(canvas.getByRole('link', { name: 'Investment Criteria' })).toHaveAttribute('href', '/invest');
  },
});
