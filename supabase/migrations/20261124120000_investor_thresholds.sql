-- The amounts that decide about applications are in one function, which the constraints, unmet_conditions() and the forms
-- use: `npx node tools/generate/main.ts` writes packages/data/src/schemas/investorThresholds.ts from it.
--
-- To change an amount, write a migration that replaces the function. Constraints are checked when a row is written: a
-- higher minimum does not change rows that are below it, but they can no longer be updated, or restored from a backup.

-- Whole US dollars.
create function account.investor_thresholds(
  -- The smallest commitment and net worth of an application.
  out minimum_commitment bigint,
  out minimum_net_worth bigint,
  -- The commitment that opens the deals.
  out qualifying_commitment bigint,
  -- Of both amounts, against mistyped ones.
  out maximum_amount bigint
)
language sql
immutable
set search_path = ''
as $$
  select 250000, 1000000, 1000000, 1000000000000
$$;

revoke execute on function account.investor_thresholds() from public, anon, authenticated, service_role;
-- Whoever inserts a row runs the functions of its constraints.
grant execute on function account.investor_thresholds() to authenticated, service_role;

create or replace function account.qualifying_commitment() returns bigint
language sql
immutable
set search_path = ''
as $$
  select (account.investor_thresholds()).qualifying_commitment
$$;

alter table public.investor_onboarding
  drop constraint min_commitment_is_in_range,
  drop constraint net_worth_is_in_range,
  add constraint min_commitment_is_in_range check (
    min_commitment between (account.investor_thresholds()).minimum_commitment
      and (account.investor_thresholds()).maximum_amount
  ),
  add constraint net_worth_is_in_range check (
    net_worth between (account.investor_thresholds()).minimum_net_worth
      and (account.investor_thresholds()).maximum_amount
  );
