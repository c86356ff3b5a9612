-- Mails that the database owes by itself, when no function is there to find the words: a trigger notes the kind of the
-- mail and what it is about, in the transaction of the row that it is about. The drain writes it before its first attempt
-- and keeps what it wrote: a second attempt under the same key must say the same, or the mail service refuses it.

-- Notes a mail that is to be written later. Erasing a person's data finds it by p_recipient or p_reply_to.
create function private.owe_mail(p_key text, p_kind text, p_recipient text, p_reply_to text, p_data jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.mail_outbox (idempotency_key, kind, recipient, reply_to, data)
  values (p_key, p_kind, p_recipient, p_reply_to, p_data)
$$;

revoke execute on function private.owe_mail(text, text, text, text, jsonb)
  from public, anon, authenticated, service_role;

-- Keeps the words of a mail, { to, subject, text, html, replyTo?, headers? }, and answers with the mail as it is to be
-- sent. No row where another drain has taken over since attempt number p_attempt began.
create function public.outbox_write(p_id uuid, p_attempt integer, p_mail jsonb)
returns setof public.mail_outbox
language plpgsql
security definer
set search_path = ''
as $$
declare
  tried public.mail_outbox;
begin
  select * into tried from public.mail_outbox where id = p_id for update;

  if tried.status = 'sending' and tried.attempts = p_attempt and tried.data is not null then
    return query
    update public.mail_outbox as mail
    set
      recipient = p_mail ->> 'to',
      subject = p_mail ->> 'subject',
      text_body = p_mail ->> 'text',
      html_body = p_mail ->> 'html',
      reply_to = p_mail ->> 'replyTo',
      headers = coalesce(p_mail -> 'headers', '{}'),
      data = null
    where mail.id = p_id
    returning mail.*;
  end if;
end;
$$;

revoke execute on function public.outbox_write(uuid, integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.outbox_write(uuid, integer, jsonb) to service_role;
