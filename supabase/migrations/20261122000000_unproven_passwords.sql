-- A password that was chosen before the address was proven is removed in the statement that proves the address. Whoever
-- signed up first may not own the mailbox; only a password that is set after the mailed link was opened works.
--
-- Accounts that the owner creates in Supabase's dashboard get no confirmation mail and keep their password.

create function private.remove_unproven_password() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.encrypted_password := null;
  return new;
end;
$$;

revoke execute on function private.remove_unproven_password() from public, anon, authenticated, service_role;

create trigger remove_unproven_password
  before update of email_confirmed_at on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null and old.confirmation_sent_at is not null)
  execute function private.remove_unproven_password();
