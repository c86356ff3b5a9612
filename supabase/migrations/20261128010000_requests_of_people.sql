-- Submissions under an address that an account has moved to belong to the account only if they are newer than the change.
-- Older ones may be of another person: whoever owns the mailbox may have confirmed a change that somebody else had
-- requested. The owner's commands show and erase them all.
create table private.address_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  changed_at timestamptz not null default now()
);

alter table private.address_changes enable row level security;

create function private.note_address_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.address_changes (user_id) values (new.id)
  on conflict (user_id) do update set changed_at = excluded.changed_at;
  return null;
end;
$$;

create trigger note_address_change
  after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.note_address_change();

-- From when on submissions under the account's address belong to it.
create function private.address_since(p_account uuid) returns timestamptz
language sql
stable
set search_path = ''
as $$
  select coalesce((select changed_at from private.address_changes where user_id = p_account), '-infinity')
$$;

revoke execute on function private.note_address_change() from public, anon, authenticated, service_role;
revoke execute on function private.address_since(uuid) from public, anon, authenticated, service_role;

drop function private.person_data(text);
drop function private.erase_person(text);

-- A mail to the owner about a lead or an application belongs to its sender, whose address is its reply_to. It does not
-- belong to the owner's mailbox, which may have an account too. Every other mail belongs to its recipient, except alerts.
-- Mails about the account's application have its id in their key: they belong to it at any time, also under a former
-- address.
create function private.mails_about(p_address text, p_account uuid, p_since timestamptz)
returns setof public.mail_outbox
language sql
stable
set search_path = ''
as $$
  select mail.*
  from public.mail_outbox as mail
  where (
      lower(mail.recipient) = p_address
      and mail.created_at >= p_since
      and mail.idempotency_key not like '%/owner'
      and mail.kind is distinct from 'owner-alert'
    )
    or (lower(mail.reply_to) = p_address and mail.created_at >= p_since and mail.idempotency_key like '%/owner')
    or (
      mail.kind in ('application-owner', 'application-acknowledgement')
      and split_part(mail.idempotency_key, '/', 2) = p_account::text
    )
$$;

-- As before, with these mails, and without what is older than p_since.
create function private.person_data(p_email text, p_since timestamptz default '-infinity') returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  address text := lower(btrim(p_email));
  account uuid := (select id from auth.users where email = address and is_sso_user = false);
begin
  return jsonb_build_object(
    'account', (
      select jsonb_agg(jsonb_build_object(
        'id', person.id, 'email', person.email, 'new_email', nullif(person.email_change, ''),
        'sign_up', person.raw_user_meta_data, 'created_at', person.created_at,
        'email_confirmed_at', person.email_confirmed_at, 'last_sign_in_at', person.last_sign_in_at,
        'email_changed_at', (select changed_at from private.address_changes where user_id = account)
      ))
      from auth.users as person where person.id = account
    ),
    'sessions', (
      select jsonb_agg(jsonb_build_object(
        'created_at', session.created_at, 'updated_at', session.updated_at, 'ip', session.ip,
        'user_agent', session.user_agent
      ) order by session.created_at)
      from auth.sessions as session where session.user_id = account
    ),
    'second_factors', (
      select jsonb_agg(jsonb_build_object(
        'factor_type', factor.factor_type, 'status', factor.status, 'created_at', factor.created_at,
        'last_challenged_at', factor.last_challenged_at
      ) order by factor.created_at)
      from auth.mfa_factors as factor where factor.user_id = account
    ),
    'profiles', (select jsonb_agg(to_jsonb(profile)) from public.profiles as profile where profile.id = account),
    'investor_onboarding', (
      select jsonb_agg(to_jsonb(record)) from public.investor_onboarding as record where record.user_id = account
    ),
    'investor_declarations', (
      select jsonb_agg(declaration.answers || jsonb_build_object(
        'is_by_applicant', declaration.is_by_applicant, 'disclaimer_version', declaration.disclaimer_version,
        'declared_at', declaration.declared_at, 'application_ended_at', declaration.application_ended_at
      ) order by declaration.declared_at)
      from public.investor_declarations as declaration
      where declaration.user_id = account
        or (
          declaration.user_id is null
          and declaration.address_hash = private.declaration_hash(address)
          and declaration.declared_at >= p_since
        )
    ),
    'newsletter_subscribers', (
      select jsonb_agg(to_jsonb(subscriber))
      from public.newsletter_subscribers as subscriber
      where subscriber.email = address and subscriber.created_at >= p_since
    ),
    'newsletter_links', (
      select jsonb_agg(jsonb_build_object(
        'purpose', link.purpose, 'created_at', link.created_at, 'expires_at', link.expires_at, 'used_at', link.used_at
      ) order by link.created_at)
      from private.newsletter_tokens as link
      join public.newsletter_subscribers as subscriber on subscriber.id = link.subscriber_id
      where subscriber.email = address and subscriber.created_at >= p_since
    ),
    'resource_downloads', (
      select jsonb_agg(to_jsonb(download) order by download.created_at)
      from public.resource_downloads as download
      where lower(download.email) = address and download.created_at >= p_since
    ),
    'speaking_inquiries', (
      select jsonb_agg(to_jsonb(inquiry) order by inquiry.created_at)
      from public.speaking_inquiries as inquiry
      where lower(inquiry.email) = address and inquiry.created_at >= p_since
    ),
    'contact_messages', (
      select jsonb_agg(to_jsonb(letter) order by letter.created_at)
      from public.contact_messages as letter
      where lower(letter.email) = address and letter.created_at >= p_since
    ),
    'mail_outbox', (
      select jsonb_agg(jsonb_build_object(
        'recipient', mail.recipient, 'reply_to', mail.reply_to, 'subject', mail.subject, 'status', mail.status,
        'created_at', mail.created_at, 'sent_at', mail.sent_at
      ) order by mail.created_at)
      from private.mails_about(address, account, p_since) as mail
    )
  );
end;
$$;

-- As before, with these mails, and without what is older than p_since. The account's id is another suppressed address,
-- because an older backup may contain the account with a former address.
create function private.erase_person(p_email text, p_since timestamptz default '-infinity')
returns table (name text, removed bigint)
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
  delete from public.newsletter_subscribers as subscriber
  where subscriber.email = address and subscriber.created_at >= p_since;
  get diagnostics removed = row_count;
  return next;

  name := 'resource_downloads';
  delete from public.resource_downloads as download
  where lower(download.email) = address and download.created_at >= p_since;
  get diagnostics removed = row_count;
  return next;

  name := 'speaking_inquiries';
  delete from public.speaking_inquiries as inquiry
  where lower(inquiry.email) = address and inquiry.created_at >= p_since;
  get diagnostics removed = row_count;
  return next;

  name := 'contact_messages';
  delete from public.contact_messages as message
  where lower(message.email) = address and message.created_at >= p_since;
  get diagnostics removed = row_count;
  return next;

  name := 'mail_outbox';
  delete from public.mail_outbox as mail
  where mail.id in (select about.id from private.mails_about(address, account, p_since) as about);
  get diagnostics removed = row_count;
  return next;
end;
$$;

revoke execute on function private.mails_about(text, uuid, timestamptz) from public, anon, authenticated, service_role;
revoke execute on function private.person_data(text, timestamptz) from public, anon, authenticated, service_role;
revoke execute on function private.erase_person(text, timestamptz) from public, anon, authenticated, service_role;

create or replace function account.my_data() returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.person_data(email, private.address_since(id))
  from auth.users where id = (select auth.uid()) and email_confirmed_at is not null
$$;

-- Suppresses the address here, because an address that the account has moved to is not suppressed: a restore would erase
-- older submissions under it. With the function goes its trigger, whose table belongs to the auth service.
drop function private.suppress_own_deletion() cascade;

create or replace function account.delete_account() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
  since timestamptz;
begin
  select email, private.address_since(id) into address, since
  from auth.users where id = (select auth.uid()) and email_confirmed_at is not null;
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

  if since = '-infinity' then
    perform private.suppress_address(address, 'erased');
  end if;
  perform private.erase_person(address, since);
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
  person record;
begin
  for person in
    select held.address, held.since
    from (
      select stored, private.hash_of_address(stored), '-infinity'::timestamptz from private.held_addresses() as stored
      union all
      select email, private.hash_of_address(id::text), private.address_since(id) from auth.users
    ) as held (address, hash, since)
    join private.suppressed_addresses as entry on entry.address_hash = held.hash
    where entry.reason = 'erased' and entry.since >= since_backup
  loop
    perform private.erase_person(person.address, person.since);
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
