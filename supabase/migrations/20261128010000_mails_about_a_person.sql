-- A mail to the owner about a lead or an application belongs to its sender, whose address is its reply_to. It does not
-- belong to the owner's mailbox, which may have an account too. Every other mail belongs to its recipient, except alerts.
create function private.mails_about(p_address text) returns setof public.mail_outbox
language sql
stable
set search_path = ''
as $$
  select mail.*
  from public.mail_outbox as mail
  where (
      lower(mail.recipient) = p_address
      and mail.idempotency_key not like '%/owner'
      and mail.kind is distinct from 'owner-alert'
    )
    or (lower(mail.reply_to) = p_address and mail.idempotency_key like '%/owner')
$$;

revoke execute on function private.mails_about(text) from public, anon, authenticated, service_role;

-- As before, with the mails of private.mails_about.
create or replace function private.erase_person(p_email text) returns table (name text, removed bigint)
language plpgsql
set search_path = ''
as $$
declare
  address text := lower(btrim(p_email));
begin
  name := 'account';
  delete from auth.users as person where person.email = address and person.is_sso_user = false;
  get diagnostics removed = row_count;
  return next;

  name := 'newsletter_subscribers';
  delete from public.newsletter_subscribers as subscriber where subscriber.email = address;
  get diagnostics removed = row_count;
  return next;

  name := 'resource_downloads';
  delete from public.resource_downloads as download where lower(download.email) = address;
  get diagnostics removed = row_count;
  return next;

  name := 'speaking_inquiries';
  delete from public.speaking_inquiries as inquiry where lower(inquiry.email) = address;
  get diagnostics removed = row_count;
  return next;

  name := 'contact_messages';
  delete from public.contact_messages as message where lower(message.email) = address;
  get diagnostics removed = row_count;
  return next;

  name := 'mail_outbox';
  delete from public.mail_outbox as mail where mail.id in (select about.id from private.mails_about(address) as about);
  get diagnostics removed = row_count;
  return next;
end;
$$;
