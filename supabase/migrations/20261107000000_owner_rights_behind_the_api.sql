-- Lints 0028 and 0029 of Supabase's advisors (issue 6 §2): nothing that the API shows to visitors runs with its owner's
-- rights. What account holders do about themselves needs those rights; it stands in a schema that the API never shows,
-- and what the API shows calls it with the caller's.

create schema account;
revoke all on schema account from public, anon, authenticated, service_role;
grant usage on schema account to authenticated;

-- Their grants go along with them: `authenticated` alone.
alter function public.my_data() set schema account;
alter function public.delete_account() set schema account;

create function public.my_data() returns jsonb
language sql
stable
set search_path = ''
as $$
  select account.my_data()
$$;

create function public.delete_account() returns void
language sql
set search_path = ''
as $$
  select account.delete_account()
$$;

revoke execute on function public.my_data() from public, anon, authenticated, service_role;
revoke execute on function public.delete_account() from public, anon, authenticated, service_role;
grant execute on function public.my_data() to authenticated;
grant execute on function public.delete_account() to authenticated;
