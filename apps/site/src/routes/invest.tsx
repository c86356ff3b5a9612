import { investments } from '@podium/data/content/investments';
import { investPage } from '@podium/data/content/investPage';
import { InvestmentPage } from '@podium/sections/InvestmentPage/InvestmentPage';

export function Page() {
  return <InvestmentPage content={{ ...investPage, tiers: investments.tiers, chart: investments.chart }} />;
}
