import { investments } from '@podium/data/content/investments.ts';
import { investPage } from '@podium/data/content/investPage.ts';
import { InvestmentPage } from '@podium/sections/InvestmentPage/InvestmentPage';

export function Page() {
  return <InvestmentPage content={{ ...investPage, tiers: investments.tiers, chart: investments.chart }} />;
}
