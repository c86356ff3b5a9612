-- An application is a self-certification, and the owner may have to prove what was certified. Every sending of it is
-- noted here by a trigger: the answers, the time, the version of the investment disclaimer, a hash of the caller's network.
--
-- Rows are never changed or deleted, with two exceptions. When the application goes, as it does with its account, the
-- account's id and the hash of the network go from its declarations; a hash of the address stays, by which the owner finds
-- them when that person, or a court, names the address. When the retention period after that is over, the row goes.

-- Checksums of the texts of /investment-disclaimer. `npx node tools/generate-disclaimer-version.ts` writes the migration of a new one.
create table private.disclaimer_versions (
  version integer primary key,
  sha256 text not null unique,

  constraint version_is_counted check (version >= 1),
  constraint sha256_is_hex check (sha256 ~ '^[0-9a-f]{64}$')
);

alter table private.disclaimer_versions enable row level security;

-- One row. The owner may change the limit; the salt keeps hashes from being undone by trying all networks or addresses.
create table private.declaration_settings (
  is_the_only_row boolean primary key default true,
  per_hour integer not null default 40,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,

  constraint there_is_one_row check (is_the_only_row),
  constraint something_is_allowed check (per_hour >= 1)
);

alter table private.declaration_settings enable row level security;

insert into private.declaration_settings default values;

create table public.investor_declarations (
  id uuid primary key default gen_random_uuid(),
  -- Null once the application is gone. No foreign key: the row outlives the account.
  user_id uuid,
  -- Of the account's address at that time.
  address_hash text,
  -- The row of investor_onboarding without its key and its own times.
  answers jsonb not null,
  -- False for a change that the owner made.
  is_by_applicant boolean not null,
  disclaimer_version integer not null references private.disclaimer_versions (version),
  -- Null where the network is unknown, and once the application is gone.
  caller_hash text,
  declared_at timestamptz not null default now(),
  application_ended_at timestamptz,

  constraint answers_are_an_object check (jsonb_typeof(answers) = 'object'),
  constraint ended_without_identifiers check (
    (application_ended_at is null and user_id is not null)
    or (application_ended_at is not null and user_id is null and caller_hash is null)
  )
);

create index investor_declarations_of_user on public.investor_declarations (user_id) where user_id is not null;
create index investor_declarations_of_address on public.investor_declarations (address_hash);
create index investor_declarations_ended on public.investor_declarations (application_ended_at)
  where application_ended_at is not null;

alter table public.investor_declarations enable row level security;

-- Read by the owner alone, and written by nobody but the triggers.
grant select on public.investor_declarations to service_role;

create function private.declaration_hash(p_text text) returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to(settings.salt || ' ' || p_text, 'UTF8')), 'hex')
  from private.declaration_settings as settings
  where p_text is not null
$$;

-- Also limits how often one account may send its application: what it writes here stays for years.
create function private.record_declaration() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_by_applicant boolean := coalesce((select auth.uid()) = new.user_id, false);
  allowed boolean := true;
  retry_after integer;
begin
  if is_by_applicant then
    select counted.allowed, counted.retry_after into allowed, retry_after
    from private.declaration_settings as settings
    cross join lateral private.count_call(
      'investor_declarations', private.declaration_hash(new.user_id::text), settings.per_hour, 3600
    ) as counted;
  end if;
  if not allowed then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'rate_limited', 'message', 'Too many attempts. Please try again later.', 'details', null, 'hint', null
      )::text,
      detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', retry_after::text))::text;
  end if;

  insert into public.investor_declarations (
    user_id, address_hash, answers, is_by_applicant, disclaimer_version, caller_hash
  )
  values (
    new.user_id,
    private.declaration_hash((select lower(email) from auth.users where id = new.user_id)),
    to_jsonb(new) - array['user_id', 'created_at', 'updated_at'],
    is_by_applicant,
    (select max(version) from private.disclaimer_versions),
    private.declaration_hash((private.caller_networks())[1])
  );
  return null;
end;
$$;

create trigger record_declaration
  after insert or update on public.investor_onboarding
  for each row execute function private.record_declaration();

create function private.end_declarations() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.investor_declarations
  set user_id = null, caller_hash = null, application_ended_at = now()
  where user_id = old.user_id;
  return null;
end;
$$;

create trigger end_declarations
  after delete on public.investor_onboarding
  for each row execute function private.end_declarations();

-- For the database's owner, too, whom no grant holds back.
create function private.keep_declarations() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if old.application_ended_at is null
      and new.application_ended_at is not null
      and to_jsonb(new) - array['user_id', 'caller_hash', 'application_ended_at']
        = to_jsonb(old) - array['user_id', 'caller_hash', 'application_ended_at']
    then
      return new;
    end if;
  elsif tg_op = 'DELETE' then
    if old.application_ended_at < private.kept_since('investor declaration') then
      return old;
    end if;
  end if;
  raise exception 'Declarations are kept as they were made.' using errcode = 'restrict_violation';
end;
$$;

create trigger keep_declarations
  before update or delete on public.investor_declarations
  for each row execute function private.keep_declarations();

create trigger keep_all_declarations
  before truncate on public.investor_declarations
  for each statement execute function private.keep_declarations();

revoke execute on function private.declaration_hash(text) from public, anon, authenticated, service_role;
revoke execute on function private.record_declaration() from public, anon, authenticated, service_role;
revoke execute on function private.end_declarations() from public, anon, authenticated, service_role;
revoke execute on function private.keep_declarations() from public, anon, authenticated, service_role;

insert into private.retention_periods (position, name, kept, counted_from)
values (12, 'investor declaration', '60 months', 'the end of the application');

-- As it was, and the last period.
create or replace function private.apply_retention() returns table (name text, removed bigint)
language plpgsql
set search_path = ''
as $$
declare
  since timestamptz;
begin
  name := 'account';
  since := private.kept_since(name);
  delete from auth.users as account
  where greatest(account.created_at, account.last_sign_in_at) < since
    -- Whoever never signs out renews a session and signs in no more.
    and not exists (
      select from auth.sessions as session
      where session.user_id = account.id and session.updated_at >= since
    );
  get diagnostics removed = row_count;
  return next;

  name := 'unconfirmed account';
  since := private.kept_since(name);
  delete from auth.users as account
  where account.email_confirmed_at is null
    and account.last_sign_in_at is null
    and greatest(account.created_at, account.confirmation_sent_at) < since;
  get diagnostics removed = row_count;
  return next;

  -- Also somebody who left, asked again and never confirmed: the proof of the first consent is then over as well.
  name := 'newsletter, left';
  since := private.kept_since(name);
  delete from public.newsletter_subscribers as subscriber
  where subscriber.status <> 'confirmed' and subscriber.unsubscribed_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'newsletter, unconfirmed';
  since := private.kept_since(name);
  delete from public.newsletter_subscribers as subscriber
  where subscriber.status = 'pending'
    and subscriber.unsubscribed_at is null
    and subscriber.created_at < since
    and not exists (
      select from private.newsletter_tokens as token
      where token.subscriber_id = subscriber.id
        and token.created_at >= since
    );
  get diagnostics removed = row_count;
  return next;

  -- Links to leave the list work for ever, from every mail; those to confirm are of no use any more.
  name := 'newsletter links';
  since := private.kept_since(name);
  delete from private.newsletter_tokens as token
  where token.purpose = 'confirm' and token.expires_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'resource download';
  since := private.kept_since(name);
  delete from public.resource_downloads as download
  where download.created_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'speaking inquiry';
  since := private.kept_since(name);
  delete from public.speaking_inquiries as inquiry
  where inquiry.created_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'contact message';
  since := private.kept_since(name);
  delete from public.contact_messages as message
  where message.created_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'sent mail';
  since := private.kept_since(name);
  delete from public.mail_outbox as mail
  where mail.status = 'sent' and mail.sent_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'undelivered mail';
  since := private.kept_since(name);
  delete from public.mail_outbox as mail
  where mail.status <> 'sent' and mail.created_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'address hash';
  since := private.kept_since(name);
  delete from private.rate_limits as counted
  where counted.window_ends_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'investor declaration';
  since := private.kept_since(name);
  delete from public.investor_declarations as declaration
  where declaration.application_ended_at < since;
  get diagnostics removed = row_count;
  return next;
end;
$$;

-- As it was, and the declarations: those of the account, and those of an account that this address had. They outlive
-- private.erase_person, which takes the account's id from them with the account.
create or replace function private.person_data(p_email text) returns jsonb
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
        'email_confirmed_at', person.email_confirmed_at, 'last_sign_in_at', person.last_sign_in_at
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
        or (declaration.user_id is null and declaration.address_hash = private.declaration_hash(address))
    ),
    'newsletter_subscribers', (
      select jsonb_agg(to_jsonb(subscriber))
      from public.newsletter_subscribers as subscriber where subscriber.email = address
    ),
    'newsletter_links', (
      select jsonb_agg(jsonb_build_object(
        'purpose', link.purpose, 'created_at', link.created_at, 'expires_at', link.expires_at, 'used_at', link.used_at
      ) order by link.created_at)
      from private.newsletter_tokens as link
      join public.newsletter_subscribers as subscriber on subscriber.id = link.subscriber_id
      where subscriber.email = address
    ),
    'resource_downloads', (
      select jsonb_agg(to_jsonb(download) order by download.created_at)
      from public.resource_downloads as download where lower(download.email) = address
    ),
    'speaking_inquiries', (
      select jsonb_agg(to_jsonb(inquiry) order by inquiry.created_at)
      from public.speaking_inquiries as inquiry where lower(inquiry.email) = address
    ),
    'contact_messages', (
      select jsonb_agg(to_jsonb(letter) order by letter.created_at)
      from public.contact_messages as letter where lower(letter.email) = address
    ),
    'mail_outbox', (
      select jsonb_agg(jsonb_build_object(
        'recipient', mail.recipient, 'reply_to', mail.reply_to, 'subject', mail.subject, 'status', mail.status,
        'created_at', mail.created_at, 'sent_at', mail.sent_at
      ) order by mail.created_at)
      from public.mail_outbox as mail
      where lower(mail.recipient) = address or lower(mail.reply_to) = address
    )
  );
end;
$$;
