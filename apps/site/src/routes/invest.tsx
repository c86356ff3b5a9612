import { investments, investPage } from '@podium/brands/active/content.ts';
import { InvestmentPage } from '@podium/sections/InvestmentPage/InvestmentPage';

export function Page() {
  return <InvestmentPage content={{ ...investPage, tiers: investments.tiers, chart: investments.chart }} />;
}
