-- What is held about a person includes the account's second factors. Their keys stay out, as hashes of passwords do.
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
