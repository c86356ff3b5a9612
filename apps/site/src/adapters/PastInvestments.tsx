import { investmentRecord } from '@podium/brands/active/content.ts';
import { InvestmentRecord } from '@podium/sections/InvestmentRecord/InvestmentRecord';

export function PastInvestments() {
  return <InvestmentRecord content={investmentRecord} />;
}
