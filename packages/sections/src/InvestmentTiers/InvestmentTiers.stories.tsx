import { expect } from 'storybook/test';
import { investments } from '@podium/data/content/investments';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { InvestmentTiers } from './InvestmentTiers.tsx';

const meta = preview.meta({ component: InvestmentTiers, args: { content: investments } });

/** Four ribbons on one axis; the words below each say its range. */
export const Default = meta.story({
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

/** Eight tiers with long names. */
export const Long = meta.story({
  args: {
    content: {
      ...investments,
      heading: `${investments.heading}, and where it stays until it comes back`,
      tiers: [
        ...investments.tiers,
        ...investments.tiers.map((tier) => ({ ...tier, type: `${tier.type} and nearby Vermögenswerte` })),
      ],
    },
  },
});

/** One tier. */
export const Short = meta.story({ args: { content: { ...investments, tiers: investments.tiers.slice(0, 1) } } });

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
