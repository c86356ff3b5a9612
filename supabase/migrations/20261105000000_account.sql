-- What account holders do with their own account (issue 6 §5). The functions are about the caller alone: they take no
-- argument, so there is no way to name somebody else. An account's address is proven, so what was left under it without
-- an account is the caller's as well. What a person's data are is said once, in private.person_data and
-- private.erase_person.
--
-- They need their owner's rights, and nothing that the API shows to visitors has those (lints 0028 and 0029 of Supabase's
-- advisors, issue 6 §2): they stand in a schema that the API never shows, and what it shows calls them with the caller's.

create schema account;
revoke all on schema account from public, anon, authenticated, service_role;
grant usage on schema account to authenticated;

-- Everything that is stored of the caller; null for somebody who has no account any more.
create function account.my_data() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  address text := (select email from auth.users where id = (select auth.uid()) and email_confirmed_at is not null);
begin
  return case when address is not null then private.person_data(address) end;
end;
$$;

-- Deletes the caller's account: with it go its sessions, the profile and the application, and what was left under its
-- address. Once more changes nothing.
--
-- A deletion cannot be taken back, so whoever asks for one has to have signed in just now: the site asks for the password
-- and signs in with it before. An open page that somebody has left, or a token that somebody has found, deletes nothing.
create function account.delete_account() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := (select email from auth.users where id = (select auth.uid()) and email_confirmed_at is not null);
begin
  if address is null then
    return;
  end if;

  perform from auth.sessions as session
  where session.user_id = (select auth.uid())
    and session.id::text = (select auth.jwt() ->> 'session_id')
    and session.created_at > now() - interval '5 minutes';
  if not found then
    -- In the words of the auth service about passwords that are changed too late.
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'reauthentication_needed', 'message', 'Please sign in again first.', 'details', null, 'hint', null
      )::text,
      detail = json_build_object('status', 403, 'headers', json_build_object())::text;
  end if;

  delete from auth.users where id = (select auth.uid());
  perform private.erase_person(address);
end;
$$;

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

revoke execute on function account.my_data() from public, anon, authenticated, service_role;
revoke execute on function account.delete_account() from public, anon, authenticated, service_role;
revoke execute on function public.my_data() from public, anon, authenticated, service_role;
revoke execute on function public.delete_account() from public, anon, authenticated, service_role;
grant execute on function account.my_data() to authenticated;
grant execute on function account.delete_account() to authenticated;
grant execute on function public.my_data() to authenticated;
grant execute on function public.delete_account() to authenticated;
