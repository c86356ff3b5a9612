-- An optional second factor. The auth service keeps it (auth.mfa_factors) and says in the token whether it was used: the
-- claim `aal` is aal2 then. Whoever has set one up is signed in only with it: a token of aal1 reads and changes nothing of
-- that account. Row-level security says so, because a page can be bypassed.

-- One row, changed by the owner: update private.deal_access set requires_second_factor = true;
create table private.deal_access (
  is_only_row boolean primary key default true,
  requires_second_factor boolean not null default false,

  constraint there_is_one_row check (is_only_row)
);

alter table private.deal_access enable row level security;

insert into private.deal_access default values;

-- True while the caller's account has a second factor that this session has not used.
create function account.awaits_second_factor() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', 'aal1') <> 'aal2'
    and exists (
      select from auth.mfa_factors as factor
      where factor.user_id = (select auth.uid()) and factor.status = 'verified'
    )
$$;

-- True while the deals require a second factor and this session has used none, whether or not there is one to use.
create function account.deals_await_second_factor() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', 'aal1') <> 'aal2'
    and (select rule.requires_second_factor from private.deal_access as rule)
$$;

-- Refuses a caller whose second factor is still to be used, in the words of the auth service.
create function account.require_second_factor() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if account.awaits_second_factor() then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'insufficient_aal', 'message', 'Please enter the code of your authenticator app first.',
        'details', null, 'hint', null
      )::text,
      detail = json_build_object('status', 403, 'headers', json_build_object())::text;
  end if;
end;
$$;

revoke execute on function account.awaits_second_factor() from public, anon, authenticated, service_role;
revoke execute on function account.deals_await_second_factor() from public, anon, authenticated, service_role;
revoke execute on function account.require_second_factor() from public, anon, authenticated, service_role;
grant execute on function account.awaits_second_factor() to authenticated;
grant execute on function account.deals_await_second_factor() to authenticated;
grant execute on function account.require_second_factor() to authenticated;

-- Restrictive policies narrow what the others allow. The inner select is asked once a query, not once a row.
create policy "a second factor that is set up is used" on public.profiles
  as restrictive for all to authenticated
  using (not (select account.awaits_second_factor()));

create policy "a second factor that is set up is used" on public.investor_onboarding
  as restrictive for all to authenticated
  using (not (select account.awaits_second_factor()));

create policy "a second factor is used where the owner requires one" on public.deals
  as restrictive for all to authenticated
  using (not (select account.deals_await_second_factor()));

create or replace function public.my_data() returns jsonb
language sql
stable
set search_path = ''
as $$
  select account.require_second_factor();
  select account.my_data()
$$;

create or replace function public.delete_account() returns void
language sql
set search_path = ''
as $$
  select account.require_second_factor();
  select account.delete_account()
$$;

-- For the owner, when somebody has lost the device: removes the account's second factors and ends its sessions. Answers
-- with the number of factors that were removed.
create function private.remove_second_factor(p_email text) returns integer
language plpgsql
set search_path = ''
as $$
declare
  person uuid := (select id from auth.users where email = lower(btrim(p_email)) and is_sso_user = false);
  removed integer;
begin
  delete from auth.mfa_factors as factor where factor.user_id = person;
  get diagnostics removed = row_count;
  delete from auth.sessions as session where session.user_id = person;
  return removed;
end;
$$;

revoke execute on function private.remove_second_factor(text) from public, anon, authenticated, service_role;
