-- What account holders do with their own account (issue 6 §5). Both functions are about the caller alone: they take no
-- argument, so there is no way to name somebody else. An account's address is proven, so what was left under it without
-- an account is the caller's as well. What a person's data are is said once, in private.person_data and
-- private.erase_person.

-- Everything that is stored of the caller; null for somebody who has no account any more.
create function public.my_data() returns jsonb
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
create function public.delete_account() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  delete from auth.users
  where id = (select auth.uid()) and email_confirmed_at is not null
  returning email into address;

  if address is not null then
    perform private.erase_person(address);
  end if;
end;
$$;

revoke execute on function public.my_data() from public, anon, authenticated, service_role;
revoke execute on function public.delete_account() from public, anon, authenticated, service_role;
grant execute on function public.my_data() to authenticated;
grant execute on function public.delete_account() to authenticated;
