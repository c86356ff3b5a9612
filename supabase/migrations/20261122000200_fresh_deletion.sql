-- A deletion cannot be taken back, so whoever asks for one has to have signed in just now: the site asks for the password
-- and signs in with it before. An open page that somebody has left, or a token that somebody has found, deletes nothing.
create or replace function account.delete_account() returns void
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
