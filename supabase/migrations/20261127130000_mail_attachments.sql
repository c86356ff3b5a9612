-- Files that the mail service fetches and attaches: [{ filename, path }], in its own format. They are stored with the
-- mail, so that every attempt has the same content.
alter table public.mail_outbox
  add column attachments jsonb not null default '[]',
  add constraint attachments_are_listed check (jsonb_typeof(attachments) = 'array');

-- As before, with attachments.
create or replace function private.enqueue_mail(p_key text, p_mail jsonb) returns uuid
language sql
set search_path = ''
as $$
  insert into public.mail_outbox (
    idempotency_key, recipient, subject, text_body, html_body, reply_to, headers, attachments
  )
  values (
    p_key,
    p_mail ->> 'to',
    p_mail ->> 'subject',
    p_mail ->> 'text',
    p_mail ->> 'html',
    p_mail ->> 'replyTo',
    coalesce(p_mail -> 'headers', '{}'),
    coalesce(p_mail -> 'attachments', '[]')
  )
  returning id
$$;
