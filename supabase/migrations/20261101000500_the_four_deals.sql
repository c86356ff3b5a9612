-- The four entries of specification §3. They are data and yet a migration, so that a hosted project gets them too.
-- Rows that are already there stay as they are: spots sell, and running this again must not hand them out once more.

insert into public.deals (
  id, position, title, category, min_investment, target_return, term, spots_remaining, risk_level, description
)
values
  (
    'b3c1a5d0-0f4e-4a53-9d5e-1d6c2f7a9e01', 1, 'Manhattan real-estate fund', 'Real Estate',
    2000000, '15-18%', '5 years', 3, 'Medium',
    'Eleven mid-rise buildings below 96th Street, bought under replacement cost. Rents first, then repairs. The exit is a sale, not a hope.'
  ),
  (
    'b3c1a5d0-0f4e-4a53-9d5e-1d6c2f7a9e02', 2, 'AI venture series C', 'Venture Capital',
    1000000, '25-35%', '7 years', 5, 'High',
    'A company that reads contracts for insurers. 214 clients, two of them slow to pay. You can lose all of it; the terms say so on page one.'
  ),
  (
    'b3c1a5d0-0f4e-4a53-9d5e-1d6c2f7a9e03', 3, 'European growth equity', 'Private Equity',
    5000000, '20-25%', '6 years', 2, 'Medium-High',
    'Six family firms between Ghent and Graz, each with a founder past sixty and no heir. We buy most of it; they keep a part and stay two years.'
  ),
  (
    'b3c1a5d0-0f4e-4a53-9d5e-1d6c2f7a9e04', 4, 'Blue-chip art collection', 'Art & Collectibles',
    500000, '12-16%', '10 years', 8, 'Medium',
    'Nineteen post-war works, insured and stored in Geneva. No dividend and no quick way out: you wait ten years for a market that is patient.'
  )
on conflict do nothing;
