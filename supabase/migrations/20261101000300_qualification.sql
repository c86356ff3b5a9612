-- The one place where 'qualified' is defined (specification §4 'Qualification status').
--
-- The policy of `deals` asks it, and the page asks it for the reasons; neither decides by itself. It always answers with
-- one row, about the caller alone: it takes no argument. It has the caller's rights, who may read that one row of
-- `investor_onboarding` (lint 0029 of Supabase's advisors, issue 6 §2).

create function public.qualification() returns table (
  is_qualified boolean,
  has_record boolean,
  is_accredited boolean,
  has_consented boolean,
  is_completed boolean,
  min_commitment bigint,
  required_commitment bigint,
  completed_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select
    coalesce(
      record.is_accredited
        and record.consent
        and record.completed_at is not null
        and record.min_commitment >= threshold.commitment,
      false
    ),
    record.user_id is not null,
    coalesce(record.is_accredited, false),
    coalesce(record.consent, false),
    record.completed_at is not null,
    record.min_commitment,
    threshold.commitment,
    record.completed_at
  from (select 1000000::bigint as commitment) as threshold
  left join public.investor_onboarding as record on record.user_id = (select auth.uid())
$$;

revoke execute on function public.qualification() from public, anon, authenticated, service_role;
grant execute on function public.qualification() to authenticated;
