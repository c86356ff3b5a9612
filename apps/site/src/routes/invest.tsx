import { investments, investPage } from '@podium/brands/active/content.ts';
import { InvestmentPage } from '@podium/sections/InvestmentPage/InvestmentPage';
import { island } from '@podium/ui/Island/Island';

const PastInvestments = island(
  () => import('../adapters/PastInvestments.tsx').then((module) => module.PastInvestments),
  {
    reservedHeight: '950px',
    hydrateOn: 'interaction',
  },
);

const content = { ...investPage, tiers: investments.tiers, chart: investments.chart };

export function Page() {
  return <InvestmentPage content={content} record={<PastInvestments />} />;
}
