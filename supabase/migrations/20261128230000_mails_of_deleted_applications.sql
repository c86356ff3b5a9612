-- The owner refuses an application by deleting it. Its mails that were not sent yet would tell the applicant afterwards
-- that the deals are open.
create function private.delete_application_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.mail_outbox as mail
  where mail.kind in ('application-owner', 'application-acknowledgement')
    and split_part(mail.idempotency_key, '/', 2) = old.user_id::text
    and mail.status in ('pending', 'sending');
  return null;
end;
$$;

revoke execute on function private.delete_application_mails() from public, anon, authenticated, service_role;

create trigger delete_application_mails
  after delete on public.investor_onboarding
  for each row execute function private.delete_application_mails();
