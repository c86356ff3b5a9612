-- The gated deals (specification §3 'Deal', rulings 'Deals'): rows, not site content, because a gate that ships its
-- content is no gate.

create table public.deals (
  id uuid primary key default gen_random_uuid(),
  -- The order in which the page shows them.
  position integer not null unique,
  title text not null,
  category text not null,
  -- Whole US dollars.
  min_investment bigint not null,
  target_return text not null,
  term text not null,
  spots_remaining integer not null,
  risk_level text not null,
  description text not null,
  created_at timestamptz not null default now(),

  constraint position_is_positive check (position > 0),
  constraint title_fits_a_card check (char_length(title) between 1 and 120),
  constraint category_is_a_filter check (
    category in ('Private Equity', 'Venture Capital', 'Real Estate', 'Hedge Funds', 'Art & Collectibles')
  ),
  constraint min_investment_is_in_range check (min_investment between 1 and 1000000000000),
  constraint target_return_is_a_range check (target_return ~ '^[0-9]{1,3}-[0-9]{1,3}%$'),
  constraint term_is_in_years check (term ~ '^[0-9]{1,2} years?$'),
  constraint spots_are_counted check (spots_remaining between 0 and 1000),
  constraint risk_level_is_known check (risk_level in ('Low', 'Medium', 'Medium-High', 'High')),
  constraint description_fits_a_card check (char_length(description) between 1 and 160)
);

alter table public.deals enable row level security;

grant select on public.deals to authenticated;
grant select, insert, update, delete on public.deals to service_role;

-- The inner select is asked once a query, not once a row.
create policy "qualified investors read deals" on public.deals
  for select to authenticated
  using ((select answer.is_qualified from public.qualification() as answer));
