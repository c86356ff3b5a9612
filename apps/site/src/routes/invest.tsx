import { investments } from '@podium/brand/content/investments.ts';
import { investPage } from '@podium/brand/content/investPage.ts';
import { InvestmentPage } from '@podium/sections/InvestmentPage/InvestmentPage';

export function Page() {
  return <InvestmentPage content={{ ...investPage, tiers: investments.tiers, chart: investments.chart }} />;
}
