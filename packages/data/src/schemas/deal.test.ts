import { expect, test } from 'vitest';
import { deals } from '../fixtures/deals.ts';
import { camelRow } from './camelRow.ts';
import { filterDeals } from './deal.ts';

test('REQ-DEAL-2: All shows every deal in its order, a category only its own', () => {
  expect(filterDeals(deals, 'All')).toEqual(deals);
  expect(filterDeals(deals, 'Real Estate').map(({ id }) => id)).toEqual([
    'deal-harbour-warehouses',
    'deal-orchard-terraces',
  ]);
  expect(filterDeals(deals, 'Art & Collectibles')).toEqual([]);
});

test('REQ-DEAL-2: a row becomes a deal with the names of the page', () => {
  expect(camelRow({ id: 'deal-1', min_investment: 750_000 })).toEqual({ id: 'deal-1', minInvestment: 750_000 });
});
