import { investments, investPage } from '@podium/brands/active/content.ts';
import { InvestmentPage } from '@podium/sections/InvestmentPage/InvestmentPage';
import { islandOnInteraction } from '../shell/islandOnInteraction.ts';

const PastInvestments = islandOnInteraction(
  () => import('../adapters/PastInvestments.tsx').then((module) => module.PastInvestments),
  '950px',
);

const content = { ...investPage, tiers: investments.tiers, chart: investments.chart };

export function Page() {
  return <InvestmentPage content={content} record={<PastInvestments />} />;
}
