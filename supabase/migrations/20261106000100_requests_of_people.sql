-- What is held about a person, and its end (issue 6 §4 'answering a person's request'). A person is an e-mail address,
-- and whoever calls has to know that it is proven: account holders ask through `my_data` and `delete_account`, the owner
-- by `pnpm person:show` and `pnpm person:erase`. tests/policies/personRequests.test.ts fails when a column that can hold
-- a person is forgotten here.
--
-- The auth service's index of addresses is partial: it serves only queries that repeat its condition. Without it, looking
-- one person up would read all accounts (issue 6 §3). Accounts of a single sign-on, which the condition leaves out, do not
-- exist here.

create index resource_downloads_of_address on public.resource_downloads (lower(email));
create index speaking_inquiries_of_address on public.speaking_inquiries (lower(email));
create index contact_messages_of_address on public.contact_messages (lower(email));
create index mail_outbox_of_reply_to on public.mail_outbox (lower(reply_to)) where reply_to is not null;

-- All of it by table, as it is stored; null where there is nothing. Hashes of passwords and links are of no use to
-- anyone and stay out, and so do the words of mails: they may hold links that only the reader of the inbox may know.
create function private.person_data(p_email text) returns jsonb
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

-- Deletes all of it, all or nothing, and answers with the number of rows by table. What hangs on the account goes with
-- it; so do the mails to the owner that repeat the person's words, sent or not.
create function private.erase_person(p_email text) returns table (name text, removed bigint)
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
  delete from public.mail_outbox as mail where lower(mail.recipient) = address or lower(mail.reply_to) = address;
  get diagnostics removed = row_count;
  return next;
end;
$$;

revoke execute on function private.person_data(text) from public, anon, authenticated, service_role;
revoke execute on function private.erase_person(text) from public, anon, authenticated, service_role;
