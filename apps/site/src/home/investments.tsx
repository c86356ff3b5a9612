import { investments } from '@podium/brands/active/content.ts';
import { InvestmentTiers } from '@podium/sections/InvestmentTiers/InvestmentTiers';

export function Section() {
  return <InvestmentTiers content={investments} />;
}
