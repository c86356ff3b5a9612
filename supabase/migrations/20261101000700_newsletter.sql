-- The newsletter with double opt-in (specification §7 call 7, §9 'double opt-in'; rulings 'Added by us').

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  source text not null,
  status text not null default 'pending',
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),

  constraint email_is_one_lowercase_address check (
    char_length(email) between 3 and 255 and email = lower(email) and email ~ '^[^@[:space:],;<>]+@[^@[:space:],;<>]+$'
  ),
  constraint source_is_short check (char_length(source) between 1 and 50),
  constraint status_is_known check (status in ('pending', 'confirmed', 'unsubscribed'))
);

alter table public.newsletter_subscribers enable row level security;

grant select, insert, update, delete on public.newsletter_subscribers to service_role;

-- What the mailed links carry, as SHA-256: who reads this table can confirm nobody. Every mail brings its own two
-- tokens. Confirming works once and for 48 hours; unsubscribing works from every mail, for ever.
create table private.newsletter_tokens (
  token_hash bytea primary key,
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  purpose text not null,
  expires_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now(),

  constraint token_hash_is_sha256 check (octet_length(token_hash) = 32),
  constraint purpose_is_known check (purpose in ('confirm', 'unsubscribe')),
  constraint confirming_expires check ((purpose = 'confirm') = (expires_at is not null))
);

create index newsletter_tokens_of_subscriber on private.newsletter_tokens (subscriber_id, created_at);

alter table private.newsletter_tokens enable row level security;

-- Stores the wish and the mail that asks to confirm it. Hashes are hexadecimal. Answers with the mail's id, or with none
-- where no mail goes out: the address is confirmed already, or its inbox had three such mails within a day (nobody's can
-- be flooded from here). The visitor is told the same in every case.
create function public.newsletter_begin(
  p_email text,
  p_source text,
  p_confirm_hash text,
  p_unsubscribe_hash text,
  p_mail jsonb
) returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  subscriber public.newsletter_subscribers;
begin
  insert into public.newsletter_subscribers (email, source)
  values (lower(btrim(p_email)), p_source)
  on conflict (email) do nothing;

  select * into strict subscriber
  from public.newsletter_subscribers
  where email = lower(btrim(p_email))
  for update;

  if subscriber.status = 'confirmed' then
    return array[]::uuid[];
  end if;

  if private.mails_of_today(subscriber.email, 'newsletter-confirm/%') >= 3 then
    return array[]::uuid[];
  end if;

  update public.newsletter_subscribers set status = 'pending', source = p_source where id = subscriber.id;
  insert into private.newsletter_tokens (token_hash, subscriber_id, purpose, expires_at)
  values
    (decode(p_confirm_hash, 'hex'), subscriber.id, 'confirm', now() + interval '48 hours'),
    (decode(p_unsubscribe_hash, 'hex'), subscriber.id, 'unsubscribe', null);
  return array[private.enqueue_mail('newsletter-confirm/' || p_confirm_hash, p_mail)];
end;
$$;

-- Confirms, and stores the welcome with the token of its link to leave the list. `result` is 'confirmed', 'expired', 'used'
-- (by an earlier press, or because its owner has left the list since), or 'invalid' for a token that was never given out;
-- `mails` holds the welcome's id, or nothing. It goes to the proven address, whatever p_mail says of a recipient.
create function public.newsletter_confirm(p_token_hash text, p_unsubscribe_hash text, p_mail jsonb)
returns table (result text, mails uuid[])
language plpgsql
security definer
set search_path = ''
as $$
declare
  token private.newsletter_tokens;
  address text;
begin
  mails := array[]::uuid[];
  -- The subscriber first, as in the other two functions: two presses at the same moment then wait for one another, and
  -- never each for what the other has.
  select email into address
  from public.newsletter_subscribers
  where id = (
    select subscriber_id from private.newsletter_tokens
    where token_hash = decode(p_token_hash, 'hex') and purpose = 'confirm'
  )
  for update;

  select * into token
  from private.newsletter_tokens
  where token_hash = decode(p_token_hash, 'hex') and purpose = 'confirm';

  result := case
    when not found then 'invalid'
    when token.used_at is not null then 'used'
    when token.expires_at <= now() then 'expired'
    else 'confirmed'
  end;
  if result = 'confirmed' then
    update public.newsletter_subscribers
    set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null
    where id = token.subscriber_id;

    -- One press is enough: the links of earlier mails are used up as well.
    update private.newsletter_tokens
    set used_at = now()
    where subscriber_id = token.subscriber_id and purpose = 'confirm' and used_at is null;

    insert into private.newsletter_tokens (token_hash, subscriber_id, purpose)
    values (decode(p_unsubscribe_hash, 'hex'), token.subscriber_id, 'unsubscribe');
    mails := array[
      private.enqueue_mail('newsletter-welcome/' || p_token_hash, p_mail || jsonb_build_object('to', address))
    ];
  end if;
  return next;
end;
$$;

-- `result` is 'unsubscribed', again for somebody who already is, or 'invalid' for a token that was never given out.
-- Somebody who was a subscriber gets a last mail, to the proven address; whoever never confirmed has asked for none, and
-- gets none.
create function public.newsletter_unsubscribe(p_token_hash text, p_mail jsonb)
returns table (result text, mails uuid[])
language plpgsql
security definer
set search_path = ''
as $$
declare
  subscriber public.newsletter_subscribers;
begin
  mails := array[]::uuid[];
  select * into subscriber
  from public.newsletter_subscribers
  where id = (
    select subscriber_id from private.newsletter_tokens
    where token_hash = decode(p_token_hash, 'hex') and purpose = 'unsubscribe'
  )
  for update;
  if not found then
    result := 'invalid';
    return next;
    return;
  end if;

  update public.newsletter_subscribers
  set status = 'unsubscribed', unsubscribed_at = now()
  where id = subscriber.id and status <> 'unsubscribed';

  -- A link to confirm that still lies in the inbox must not undo this.
  update private.newsletter_tokens
  set used_at = now()
  where subscriber_id = subscriber.id and purpose = 'confirm' and used_at is null;

  result := 'unsubscribed';
  if subscriber.status = 'confirmed' then
    mails := array[
      private.enqueue_mail(
        'newsletter-goodbye/' || gen_random_uuid(), p_mail || jsonb_build_object('to', subscriber.email)
      )
    ];
  end if;
  return next;
end;
$$;

revoke execute on function public.newsletter_begin(text, text, text, text, jsonb)
  from public, anon, authenticated, service_role;
revoke execute on function public.newsletter_confirm(text, text, jsonb)
  from public, anon, authenticated, service_role;
revoke execute on function public.newsletter_unsubscribe(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.newsletter_begin(text, text, text, text, jsonb) to service_role;
grant execute on function public.newsletter_confirm(text, text, jsonb) to service_role;
grant execute on function public.newsletter_unsubscribe(text, jsonb) to service_role;
