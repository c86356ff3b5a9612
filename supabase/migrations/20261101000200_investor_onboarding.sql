-- The investor application: one row a user, sent as a whole and sent again as often as the user likes
-- (specification §3 'Investor onboarding record', §7 calls 8 and 9).
--
-- The checks repeat the rules of the form (specification §5 and §9), because a form can be bypassed. Answers that do not
-- qualify (not accredited, no consent, not completed, between 250,000 and 1,000,000) are answers all the same and are kept.

create table public.investor_onboarding (
  user_id uuid primary key references auth.users (id) on delete cascade,
  is_accredited boolean not null,
  residency text not null,
  -- Whole US dollars, as is net_worth.
  min_commitment bigint not null,
  net_worth bigint,
  experience text not null,
  interests text[] not null,
  consent boolean not null,
  -- Null until the application is complete.
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint residency_is_an_option check (
    residency in (
      'United States', 'United Kingdom', 'Canada', 'Australia', 'Germany', 'Switzerland', 'Singapore', 'Other'
    )
  ),
  constraint min_commitment_is_in_range check (min_commitment between 250000 and 1000000000000),
  constraint net_worth_is_in_range check (net_worth between 1000000 and 1000000000000),
  constraint experience_is_an_option check (
    experience in ('beginner', 'intermediate', 'experienced', 'professional')
  ),
  constraint interests_are_a_plain_list check (cardinality(interests) > 0 and array_ndims(interests) = 1),
  -- Each option counts once, so an unknown interest, an empty one or one said twice makes the list longer than the sum.
  constraint interests_are_options_said_once check (
    cardinality(interests)
    = (interests @> array['Private Equity'])::integer
    + (interests @> array['Venture Capital'])::integer
    + (interests @> array['Real Estate'])::integer
    + (interests @> array['Hedge Funds'])::integer
    + (interests @> array['Art & Collectibles'])::integer
    + (interests @> array['Cryptocurrency'])::integer
    + (interests @> array['Commodities'])::integer
    + (interests @> array['Infrastructure'])::integer
  )
);

-- The browser says that the application is complete; when that was, the server's clock says.
create function private.stamp_onboarding() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  if new.completed_at is not null and (tg_op = 'INSERT' or new.completed_at is distinct from old.completed_at) then
    new.completed_at := now();
  end if;
  return new;
end;
$$;

revoke execute on function private.stamp_onboarding() from public, anon, authenticated, service_role;

create trigger stamp_onboarding
  before insert or update on public.investor_onboarding
  for each row execute function private.stamp_onboarding();

alter table public.investor_onboarding enable row level security;

grant select on public.investor_onboarding to authenticated;
grant insert (
  user_id, is_accredited, residency, min_commitment, net_worth, experience, interests, consent, completed_at
) on public.investor_onboarding to authenticated;
-- An upsert writes the key as well as the answers; the policy below keeps it the user's own.
grant update (
  user_id, is_accredited, residency, min_commitment, net_worth, experience, interests, consent, completed_at
) on public.investor_onboarding to authenticated;
grant select, insert, update, delete on public.investor_onboarding to service_role;

create policy "people read their own application" on public.investor_onboarding
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people send their own application" on public.investor_onboarding
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people change their own application" on public.investor_onboarding
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
