-- One definition of 'qualified': account.unmet_conditions(). The policy of `deals` and the pages ask it through
-- qualification(), the mails about applications through their trigger. Nothing outside of this file knows the threshold.
--
-- It stands in the schema `account`, because qualification() has the caller's rights and the API must not show it.

-- Whole US dollars.
create function account.qualifying_commitment() returns bigint
language sql
immutable
set search_path = ''
as $$
  select 1000000::bigint
$$;

-- The conditions that an application does not meet, in the order in which they are shown; none of them, and it qualifies.
-- No application at all (null) meets none.
create function account.unmet_conditions(application public.investor_onboarding) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_remove(
    array[
      case when application.is_accredited is not true then 'accredited' end,
      case when application.consent is not true then 'consent' end,
      case when application.completed_at is null then 'completed' end,
      case when coalesce(application.min_commitment, 0) < account.qualifying_commitment() then 'commitment' end
    ],
    null
  )
$$;

revoke execute on function account.qualifying_commitment() from public, anon, authenticated, service_role;
revoke execute on function account.unmet_conditions(public.investor_onboarding)
  from public, anon, authenticated, service_role;
grant execute on function account.qualifying_commitment() to authenticated;
grant execute on function account.unmet_conditions(public.investor_onboarding) to authenticated;

-- The result has another shape, so the function and the policy that asks it are made anew.
drop policy "qualified investors read deals" on public.deals;
drop function public.qualification();

-- About the caller alone: it takes no argument, and always answers with one row.
create function public.qualification() returns table (
  is_qualified boolean,
  has_record boolean,
  unmet_conditions text[],
  min_commitment bigint,
  required_commitment bigint,
  completed_at timestamptz
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
    record.completed_at
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
