import { investments } from '@podium/data/content/investments';
import { investPage } from '@podium/data/content/investPage';
import { InvestmentPage } from '@podium/sections/InvestmentPage/InvestmentPage';
import { PublicPage } from '../shell/PublicPage.tsx';

export function Page() {
  return (
    <PublicPage>
      <InvestmentPage content={{ ...investPage, tiers: investments.tiers, chart: investments.chart }} />
    </PublicPage>
  );
}
