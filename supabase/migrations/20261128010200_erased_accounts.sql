-- An account is erased with everything that belongs to it, also under a former address: mails about its application have
-- its id in their key. Its id is suppressed too, because an older backup contains the account with the former address.

drop function private.mails_about(text);

-- As before, with mails about the account's application under any address.
create function private.mails_about(p_address text, p_account uuid) returns setof public.mail_outbox
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
    or (
      mail.kind in ('application-owner', 'application-acknowledgement')
      and split_part(mail.idempotency_key, '/', 2) = p_account::text
    )
$$;

revoke execute on function private.mails_about(text, uuid) from public, anon, authenticated, service_role;

-- As before, with these mails, and with the account's id as another suppressed address.
create or replace function private.erase_person(p_email text) returns table (name text, removed bigint)
language plpgsql
set search_path = ''
as $$
declare
  address text := lower(btrim(p_email));
  account uuid := (select id from auth.users where email = address and is_sso_user = false);
begin
  if account is not null then
    perform private.suppress_address(account::text, 'erased');
  end if;

  name := 'account';
  delete from auth.users as person where person.id = account;
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
  delete from public.mail_outbox as mail
  where mail.id in (select about.id from private.mails_about(address, account) as about);
  get diagnostics removed = row_count;
  return next;
end;
$$;

-- As before. private.erase_person deletes the account, whose id it needs.
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

  perform private.erase_person(address);
end;
$$;

-- As before, with accounts that were erased under another address than the backup has. They are erased with what is
-- stored under that address, as if they had been deleted at the time of the backup.
create or replace function private.apply_suppressions(p_backup timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  since_backup timestamptz := p_backup - interval '5 minutes';
  address text;
begin
  for address in
    select held.address
    from (
      select stored, private.hash_of_address(stored) from private.held_addresses() as stored
      union all
      select email, private.hash_of_address(id::text) from auth.users
    ) as held (address, hash)
    join private.suppressed_addresses as entry on entry.address_hash = held.hash
    where entry.reason = 'erased' and entry.since >= since_backup
  loop
    perform private.erase_person(address);
  end loop;

  with gone as (
    update public.newsletter_subscribers as subscriber
    set status = 'unsubscribed', unsubscribed_at = entry.since
    from private.suppressed_addresses as entry
    where entry.address_hash = private.hash_of_address(subscriber.email)
      and entry.reason = 'unsubscribed'
      and entry.since >= since_backup
      and subscriber.status <> 'unsubscribed'
      and not exists (
        select from private.suppressed_addresses as later
        where later.address_hash = entry.address_hash and later.reason = 'confirmed' and later.since >= entry.since
      )
    returning subscriber.id
  )
  -- A link to confirm that still lies in the inbox must not undo this.
  update private.newsletter_tokens as token
  set used_at = now()
  from gone
  where token.subscriber_id = gone.id and token.purpose = 'confirm' and token.used_at is null;
end;
$$;
