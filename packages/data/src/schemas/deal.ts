import * as z from 'zod/mini';
import type { CamelRow } from './camelRow.ts';

/** Filter categories of the deals page; 'All' is the default. */
export const dealCategories = [
  'All',
  'Private Equity',
  'Venture Capital',
  'Real Estate',
  'Hedge Funds',
  'Art & Collectibles',
] as const;
export type DealFilter = (typeof dealCategories)[number];
type DealCategory = Exclude<DealFilter, 'All'>;

export const riskLevels = ['Low', 'Medium', 'Medium-High', 'High'] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** A row of the table `deals`. */
export const dealRowSchema = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(dealCategories.slice(1) as readonly DealCategory[]),
  /** In whole USD. */
  min_investment: z.number(),
  /** A range as text: '15-18%'. */
  target_return: z.string(),
  /** '5 years'. */
  term: z.string(),
  spots_remaining: z.number(),
  /** A `RiskLevel`. 'High' and 'Medium-High' have their own colours; anything else is green (REQ-DEAL-2). */
  risk_level: z.string(),
  description: z.string(),
});

export type Deal = CamelRow<z.infer<typeof dealRowSchema>>;

export function filterDeals<Item extends Deal>(deals: readonly Item[], filter: DealFilter): Item[] {
  return deals.filter((deal) => filter === 'All' || deal.category === filter);
}
