import { describe, expect, test } from 'vitest';
import { camelRow } from './camelRow.ts';
import { dealRowSchema, filterDeals } from './deal.ts';

const row = {
  id: 'deal-1',
  title: 'Harbour warehouses',
  category: 'Real Estate' as const,
  min_investment: 750_000,
  target_return: '9-11%',
  term: '4 years',
  spots_remaining: 6,
  risk_level: 'Medium',
  description: 'Two brick warehouses with long leases.',
};
const deal = camelRow(row);

describe('REQ-DEAL-2: category filter', () => {
  test('All shows every deal in its order, a category only its own', () => {
    const other = { ...deal, id: 'deal-2', category: 'Hedge Funds' as const };
    expect(filterDeals([deal, other], 'All')).toEqual([deal, other]);
    expect(filterDeals([deal, other], 'Hedge Funds')).toEqual([other]);
    expect(filterDeals([deal, other], 'Private Equity')).toEqual([]);
  });
});

describe('REQ-DEAL-2: rows of deals', () => {
  test('become deals with the names of the page', () => {
    const { id, title, category, term, description } = row;
    const figures = { minInvestment: 750_000, targetReturn: '9-11%', spotsRemaining: 6, riskLevel: 'Medium' };
    expect(deal).toEqual({ id, title, category, term, description, ...figures });
  });

  test('lose additional columns, and an amount as text is refused', () => {
    expect(dealRowSchema.parse({ ...row, position: 1 })).toEqual(row);
    expect(dealRowSchema.safeParse({ ...row, min_investment: '750000' }).success).toBe(false);
  });
});
