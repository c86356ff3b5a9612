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
  -- Null, as the subject may be, until a mail that is written later has its words: whoever writes a mail to the owner
  -- knows the owner's address, the database does not.
  recipient text,
  subject text,
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
  -- Of a mail that is written later (20261102000100): its kind, and what it is about, until it is written.
  kind text,
  data jsonb,

  constraint idempotency_key_fits_the_service check (char_length(idempotency_key) between 1 and 256),
  constraint recipient_is_one_address check (
    char_length(recipient) between 3 and 255 and recipient ~ '^[^@[:space:],;<>]+@[^@[:space:],;<>]+$'
  ),
  constraint subject_is_one_line check (char_length(subject) between 1 and 300 and subject !~ '[[:cntrl:]]'),
  constraint reply_to_is_one_address check (reply_to ~ '^[^@[:space:],;<>]+@[^@[:space:],;<>]+$'),
  constraint headers_are_named check (jsonb_typeof(headers) = 'object'),
  constraint status_is_known check (status in ('pending', 'sending', 'sent', 'dead')),
  constraint mail_is_written_or_can_be check (
    (
      recipient is not null and subject is not null
      and (status = 'sent' or (text_body is not null and html_body is not null))
    )
    or (status <> 'sent' and kind is not null and data is not null)
  ),
  constraint data_is_an_object check (jsonb_typeof(data) = 'object')
);

create index mail_outbox_due on public.mail_outbox (next_attempt_at) where status in ('pending', 'sending');
create index mail_outbox_of_recipient on public.mail_outbox (lower(recipient));
-- One inbox has many addresses: what stands behind a plus is its owner's own note, and Google reads no dots. The function
-- below has the same expression, so that it finds its mails by this index.
create index mail_outbox_of_inbox on public.mail_outbox (
  regexp_replace(lower(recipient), '[+][^@]*(?=@)|[.](?=[^@]*@g(oogle)?mail[.]com$)', '', 'g'), created_at
);

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

-- How many mails whose keys are like p_keys went to an address within a day, under any name of its inbox: anybody can
-- type an address, and nobody's inbox is to be flooded. Whoever asks about the same inbox at the same moment waits here
-- until the mail of this transaction can be seen.
create function private.mails_of_today(p_address text, p_keys text) returns bigint
language plpgsql
set search_path = ''
as $$
declare
  inbox text := regexp_replace(lower(p_address), '[+][^@]*(?=@)|[.](?=[^@]*@g(oogle)?mail[.]com$)', '', 'g');
begin
  perform pg_advisory_xact_lock(hashtextextended('inbox/' || inbox, 0));
  return (
    select count(*)
    from public.mail_outbox
    where regexp_replace(lower(recipient), '[+][^@]*(?=@)|[.](?=[^@]*@g(oogle)?mail[.]com$)', '', 'g') = inbox
      and created_at > now() - interval '1 day'
      and idempotency_key like p_keys
  );
end;
$$;

revoke execute on function private.enqueue_mail(text, jsonb) from public, anon, authenticated, service_role;
revoke execute on function private.mails_of_today(text, text) from public, anon, authenticated, service_role;
