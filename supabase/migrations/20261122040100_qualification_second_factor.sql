-- qualification() also says whether the deals wait for the caller's second factor. The result has another shape, so the
-- function and the policy that asks it are made anew.
drop policy "qualified investors read deals" on public.deals;
drop function public.qualification();

-- About the caller alone: it takes no argument, and always answers with one row.
create function public.qualification() returns table (
  is_qualified boolean,
  has_record boolean,
  unmet_conditions text[],
  min_commitment bigint,
  required_commitment bigint,
  completed_at timestamptz,
  awaits_second_factor boolean
)
language sql
stable
set search_path = ''
as $$
  select
    cardinality(answer.unmet) = 0,
    record.user_id is not null,
    answer.unmet,
    record.min_commitment,
    account.qualifying_commitment(),
    record.completed_at,
    (select account.deals_await_second_factor())
  from (select) as caller
  left join public.investor_onboarding as record on record.user_id = (select auth.uid())
  cross join lateral account.unmet_conditions(record) as answer (unmet)
$$;

revoke execute on function public.qualification() from public, anon, authenticated, service_role;
grant execute on function public.qualification() to authenticated;

-- The inner select is asked once a query, not once a row.
create policy "qualified investors read deals" on public.deals
  for select to authenticated
  using ((select answer.is_qualified from public.qualification() as answer));
