-- Mail that is owed. A row is written in the same transaction as the thing that it is about (architecture 'A lead's
-- way'): never a mail without its row, never a row without its mails. Sending comes after, and may fail and be tried
-- again by anyone who drains: the function that has just answered, or a timer.
--
-- pending: waits for `next_attempt_at`. sending: somebody has it until `next_attempt_at`, then others may take it over.
-- sent: the mail service has it. dead: given up, visible with its error, never sent by itself again.

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  -- Goes along with every attempt, so that the mail service sends a mail once even when it was handed over twice.
  idempotency_key text not null unique,
  recipient text not null,
  subject text not null,
  -- Both bodies, and the headers, are forgotten once the mail is sent: they may hold a link that only the reader may know.
  text_body text,
  html_body text,
  reply_to text,
  headers jsonb not null default '{}',
  status text not null default 'pending',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  attempted_at timestamptz,
  -- Since when nobody can say whether the mail service took it (no answer, or the sender died).
  uncertain_since timestamptz,
  sent_at timestamptz,
  error text,
  created_at timestamptz not null default now(),

  constraint idempotency_key_fits_the_service check (char_length(idempotency_key) between 1 and 256),
  constraint recipient_is_one_address check (
    char_length(recipient) between 3 and 255 and recipient ~ '^[^@[:space:],;<>]+@[^@[:space:],;<>]+$'
  ),
  constraint subject_is_one_line check (char_length(subject) between 1 and 300 and subject !~ '[[:cntrl:]]'),
  constraint reply_to_is_one_address check (reply_to ~ '^[^@[:space:],;<>]+@[^@[:space:],;<>]+$'),
  constraint headers_are_named check (jsonb_typeof(headers) = 'object'),
  constraint status_is_known check (status in ('pending', 'sending', 'sent', 'dead')),
  constraint unsent_mail_has_words check (status = 'sent' or (text_body is not null and html_body is not null))
);

create index mail_outbox_due on public.mail_outbox (next_attempt_at) where status in ('pending', 'sending');
create index mail_outbox_of_recipient on public.mail_outbox (lower(recipient), created_at);

alter table public.mail_outbox enable row level security;

grant select, insert, update, delete on public.mail_outbox to service_role;

-- Writes one mail: { to, subject, text, html, replyTo?, headers? }. Answers with its id, for the attempt that follows.
create function private.enqueue_mail(p_key text, p_mail jsonb) returns uuid
language sql
set search_path = ''
as $$
  insert into public.mail_outbox (idempotency_key, recipient, subject, text_body, html_body, reply_to, headers)
  values (
    p_key,
    p_mail ->> 'to',
    p_mail ->> 'subject',
    p_mail ->> 'text',
    p_mail ->> 'html',
    p_mail ->> 'replyTo',
    coalesce(p_mail -> 'headers', '{}')
  )
  returning id
$$;

revoke execute on function private.enqueue_mail(text, jsonb) from public, anon, authenticated, service_role;

-- Takes mails that are due, for two minutes: the given ones, or the oldest. Rows that another drain is looking at are
-- passed over, so several drains never hold the same mail.
create function public.outbox_claim(p_limit integer default 20, p_ids uuid[] default null)
returns setof public.mail_outbox
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The mail service remembers a key for 24 hours. An uncertain mail that is older could arrive twice: it is left to a
  -- person.
  update public.mail_outbox
  set status = 'dead', error = 'Nobody can say whether it was sent: ' || coalesce(error, 'the sender never came back')
  where id in (
    select late.id
    from public.mail_outbox as late
    where late.status in ('pending', 'sending')
      and late.next_attempt_at <= now()
      and coalesce(late.uncertain_since, case when late.status = 'sending' then late.attempted_at end)
        < now() - interval '23 hours'
    for update skip locked
  );

  return query
  update public.mail_outbox as mail
  set
    uncertain_since = coalesce(mail.uncertain_since, case when mail.status = 'sending' then mail.attempted_at end),
    status = 'sending',
    attempts = mail.attempts + 1,
    attempted_at = now(),
    next_attempt_at = now() + interval '2 minutes'
  where mail.id in (
    select due.id
    from public.mail_outbox as due
    where due.status in ('pending', 'sending')
      and due.next_attempt_at <= now()
      and (p_ids is null or due.id = any (p_ids))
    order by due.next_attempt_at
    limit least(greatest(p_limit, 0), 100)
    for update skip locked
  )
  returning mail.*;
end;
$$;

-- Notes how attempt number p_attempt ended.
--   sent       the service has it
--   failed     it certainly does not; tried again after 1, 2, 4 … 60 minutes
--   uncertain  no answer; tried again in the same rhythm, under the same key
--   refused    the service will never take this mail
-- A drain that comes back after its two minutes changes nothing, unless it brings the news that the mail was sent.
create function public.outbox_settle(p_id uuid, p_attempt integer, p_outcome text, p_error text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_outcome not in ('sent', 'failed', 'uncertain', 'refused') then
    raise exception 'unknown outcome %', p_outcome using errcode = 'invalid_parameter_value';
  end if;

  if p_outcome = 'sent' then
    update public.mail_outbox
    set
      status = 'sent', sent_at = now(), text_body = null, html_body = null, headers = '{}', uncertain_since = null,
      error = null
    where id = p_id and status <> 'sent';
    return;
  end if;

  update public.mail_outbox
  set
    status = case when p_outcome = 'refused' then 'dead' else 'pending' end,
    next_attempt_at = now() + interval '1 minute' * least(power(2, attempts - 1), 60),
    uncertain_since = case when p_outcome = 'uncertain' then coalesce(uncertain_since, attempted_at) else uncertain_since end,
    error = left(p_error, 500)
  where id = p_id and attempts = p_attempt and status = 'sending';
end;
$$;

revoke execute on function public.outbox_claim(integer, uuid[]) from public, anon, authenticated, service_role;
revoke execute on function public.outbox_settle(uuid, integer, text, text) from public, anon, authenticated, service_role;
grant execute on function public.outbox_claim(integer, uuid[]) to service_role;
grant execute on function public.outbox_settle(uuid, integer, text, text) to service_role;
