import { investPage } from '@podium/data/content/investPage';
import { investments } from '@podium/data/content/investments';
import { InvestmentPage } from '@podium/sections/InvestmentPage/InvestmentPage';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/invest">
      <InvestmentPage content={{ ...investPage, tiers: investments.tiers, chart: investments.chart }} />
    </PublicPage>
  ),
});

/** The tiers on an axis and in a table. */
export const Default = meta.story();
