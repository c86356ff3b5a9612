import * as z from 'zod/mini';

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
export type DealCategory = Exclude<DealFilter, 'All'>;

/** A deal as shown on the page. */
export const dealSchema = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(dealCategories.slice(1) as readonly DealCategory[]),
  /** In whole USD. */
  minInvestment: z.number(),
  /** A range as text: '15-18%'. */
  targetReturn: z.string(),
  /** '5 years'. */
  term: z.string(),
  spotsRemaining: z.number(),
  /** 'High' and 'Medium-High' have their own colours; anything else is green (REQ-DEAL-2). */
  riskLevel: z.string(),
  description: z.string(),
});
export type Deal = z.infer<typeof dealSchema>;

/** A row of the table `deals`. */
export const dealRowSchema = z.object({
  id: z.string(),
  title: z.string(),
  category: dealSchema.shape.category,
  min_investment: z.number(),
  target_return: z.string(),
  term: z.string(),
  spots_remaining: z.number(),
  risk_level: z.string(),
  description: z.string(),
});
export type DealRow = z.infer<typeof dealRowSchema>;

export function dealFromRow(row: DealRow): Deal {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    minInvestment: row.min_investment,
    targetReturn: row.target_return,
    term: row.term,
    spotsRemaining: row.spots_remaining,
    riskLevel: row.risk_level,
    description: row.description,
  };
}

export function filterDeals<Item extends Deal>(deals: readonly Item[], filter: DealFilter): Item[] {
  return deals.filter((deal) => filter === 'All' || deal.category === filter);
}
