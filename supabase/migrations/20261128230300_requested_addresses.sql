-- As before, with requests of other accounts to move to the address.
create or replace function private.person_data(p_email text, p_since timestamptz default '-infinity') returns jsonb
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
    -- Accounts that have asked to move to this address. They are not of this person.
    'requested_addresses', (
      select jsonb_agg(
        jsonb_build_object('requested_at', person.email_change_sent_at) order by person.email_change_sent_at
      )
      from auth.users as person where person.email_change = address
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

-- As before, with such requests, and without deadlocks with the outbox worker.
create or replace function private.erase_person(p_email text, p_since timestamptz default '-infinity')
returns table (name text, removed bigint)
language plpgsql
set search_path = ''
as $$
declare
  address text := lower(btrim(p_email));
  account uuid := (select id from auth.users where email = address and is_sso_user = false);
begin
  -- First, as in outbox_claim(), which then locks the links in a mail: else both can wait for each other.
  perform from public.mail_outbox as mail
  where mail.id in (select about.id from private.mails_about(address, account, p_since) as about)
  for update;

  if account is not null then
    perform private.suppress_address(account::text, 'erased');
  end if;

  name := 'account';
  delete from auth.users as person where person.id = account;
  get diagnostics removed = row_count;
  return next;

  name := 'requested_addresses';
  -- Hosted projects only. A token without its address would remove the address of the account.
  if to_regclass('auth.one_time_tokens') is not null then
    delete from auth.one_time_tokens as token
    using auth.users as person
    where person.email_change = address
      and token.user_id = person.id
      and token.token_type::text in ('email_change_token_new', 'email_change_token_current');
  end if;
  update auth.users as person
  set email_change = '', email_change_token_new = '', email_change_token_current = '', email_change_confirm_status = 0
  where person.email_change = address;
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
