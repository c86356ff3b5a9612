import type { InvestmentTier } from '@podium/data/schemas/investmentTier.ts';
import { formatMoney } from '@podium/data/schemas/money.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import { brand } from './brand.ts';
import { site } from '../site.ts';
import { paths } from '../pages.ts';

const minimum = 500_000;
export const minimumInvestment = formatMoney(minimum, brand.money.investments, site.locale);

const tiers: InvestmentTier[] = [
  {
    type: 'Luxury real estate',
    description: 'Houses that let by the season and hold their price.',
    from: 2_000_000,
    to: 5_000_000,
  },
  { type: 'Boutique hotels', description: 'Under forty keys, over sixty per cent full.', from: 500_000, to: 2_000_000 },
  {
    type: 'AI tech rollups',
    description: 'Small software houses with paying customers and no heir.',
    from: 1_000_000,
    to: 10_000_000,
  },
  { type: 'Exotic assets', description: 'Wine, water rights, one airship hangar.', from: 3_000_000, to: 8_000_000 },
];

/** Four tiers on one axis. */
export const investments = {
  anchor: anchors.investments,
  heading: 'Where the money goes, and how much of it',
  lede: `Four kinds of asset. Nothing starts below\u00a0${minimumInvestment}.`,
  tiers,
  chart: {
    label: 'Ticket sizes on one scale',
    /** End of the axis. */
    end: 10_000_000,
    minimum: { amount: minimum, label: `Minimum investment\u00a0${minimumInvestment}` },
    money: brand.money.investments,
  },
  actions: {
    deals: { label: 'Access Deals', href: paths.deals },
    criteria: { label: 'Investment Criteria', href: paths.invest },
  },
};
