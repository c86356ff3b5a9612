-- Limits by network: one line (an IPv4 address, or the /64 of an IPv6 address), and the wider network around it (/24, /48),
-- from which somebody can take as many lines as they like. There is no limit for all callers together any more: whoever
-- has many networks could use it up and shut everybody out. What is limited for all together is the mail that goes to
-- addresses which anybody can type.

drop function public.rate_limit_hit(text, text, integer, integer, integer);

-- Counts one call against each of its keys, in this order, until one is used up. The keys arrive hashed.
create function public.rate_limit_hit(
  p_bucket text,
  p_key_hashes text[],
  p_limits integer[],
  p_window_seconds integer
) returns table (allowed boolean, retry_after integer)
language plpgsql
security definer
set search_path = ''
as $$
begin
  for tier in 1 .. cardinality(p_key_hashes) loop
    select counted.allowed, counted.retry_after into allowed, retry_after
    from private.count_call(p_bucket, p_key_hashes[tier], p_limits[tier], p_window_seconds) as counted;
    exit when not allowed;
  end loop;
  return next;
end;
$$;

revoke execute on function public.rate_limit_hit(text, text[], integer[], integer)
  from public, anon, authenticated, service_role;
grant execute on function public.rate_limit_hit(text, text[], integer[], integer) to service_role;

-- When the next mail of a kind may go to an address that anybody can type; null for none. An inbox gets p_per_day mails
-- whose keys are like p_keys. All inboxes together get p_per_hour at once, and what comes after these in even steps at
-- that rate (generic cell rate algorithm): now, later, or null where a late mail is of no use. Null sets no limit.
--
-- The row of the kind is locked before the inbox, always in this order: a statement that stores several rows would
-- otherwise wait for a lock while somebody else waits for one of its own.
create function private.next_mail_at(
  p_kind text,
  p_per_hour integer,
  p_may_wait boolean,
  p_address text,
  p_keys text,
  p_per_day integer
) returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  step interval := make_interval(secs => 3600.0 / p_per_hour);
  used_until timestamptz;
  send_at timestamptz := now();
begin
  if p_per_hour is not null then
    insert into private.rate_limits as sent (bucket, key_hash, window_ends_at, hits)
    values (p_kind || '/mails', '', now(), 0)
    on conflict (bucket, key_hash) do update set hits = 0
    returning greatest(sent.window_ends_at, now()) into used_until;
    send_at := greatest(now(), used_until + step - interval '1 hour');
  end if;

  if private.mails_of_today(p_address, p_keys) >= p_per_day or (send_at > now() and not p_may_wait) then
    return null;
  end if;

  if p_per_hour is not null then
    update private.rate_limits set window_ends_at = used_until + step
    where bucket = p_kind || '/mails' and key_hash = '';
  end if;
  return send_at;
end;
$$;

revoke execute on function private.next_mail_at(text, integer, boolean, text, text, integer)
  from public, anon, authenticated, service_role;

-- Acknowledgements. Above the limit the lead and the owner's mail are stored all the same, and nothing is sent later: the
-- visitor has read on the page that it arrived.
drop function private.enqueue_acknowledgement(text, jsonb);

create function private.enqueue_acknowledgement(p_form text, p_id uuid, p_mail jsonb, p_per_hour integer) returns uuid
language plpgsql
set search_path = ''
as $$
begin
  if private.next_mail_at(p_form, p_per_hour, false, p_mail ->> 'to', '%/acknowledgement', 3) is null then
    return null;
  end if;
  return private.enqueue_mail(p_form || '/' || p_id || '/acknowledgement', p_mail);
end;
$$;

revoke execute on function private.enqueue_acknowledgement(text, uuid, jsonb, integer)
  from public, anon, authenticated, service_role;

drop function public.store_speaking_inquiry(uuid, text, text, text, text, text, text, text, text, jsonb, jsonb);

create function public.store_speaking_inquiry(
  p_id uuid,
  p_name text,
  p_email text,
  p_company text,
  p_event_type text,
  p_event_date_range text,
  p_budget_range text,
  p_audience_size text,
  p_message text,
  p_owner_mail jsonb,
  p_acknowledgement jsonb,
  p_mails_per_hour integer default null
) returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.speaking_inquiries (
    id, name, email, company, event_type, event_date_range, budget_range, audience_size, message
  )
  values (
    p_id, p_name, p_email, nullif(p_company, ''), nullif(p_event_type, ''), nullif(p_event_date_range, ''),
    nullif(p_budget_range, ''), nullif(p_audience_size, ''), p_message
  );

  return array_remove(
    array[
      private.enqueue_mail('speaking-inquiry/' || p_id || '/owner', p_owner_mail),
      private.enqueue_acknowledgement('speaking-inquiry', p_id, p_acknowledgement, p_mails_per_hour)
    ],
    null
  );
end;
$$;

drop function public.store_contact_message(uuid, text, text, text, text, text, text, jsonb, jsonb);

create function public.store_contact_message(
  p_id uuid,
  p_name text,
  p_email text,
  p_phone text,
  p_company text,
  p_message text,
  p_inquiry_type text,
  p_owner_mail jsonb,
  p_acknowledgement jsonb,
  p_mails_per_hour integer default null
) returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.contact_messages (id, name, email, phone, company, message, inquiry_type)
  values (p_id, p_name, p_email, nullif(p_phone, ''), nullif(p_company, ''), p_message, p_inquiry_type);

  return array_remove(
    array[
      private.enqueue_mail('contact-message/' || p_id || '/owner', p_owner_mail),
      private.enqueue_acknowledgement('contact-message', p_id, p_acknowledgement, p_mails_per_hour)
    ],
    null
  );
end;
$$;

-- As before, except that the mail to confirm waits when the limit of the hour is reached: nobody can subscribe without it.
-- Its link works for 48 hours from when it is sent.
drop function public.newsletter_begin(text, text, text, text, jsonb);

create function public.newsletter_begin(
  p_email text,
  p_source text,
  p_confirm_hash text,
  p_unsubscribe_hash text,
  p_mail jsonb,
  p_mails_per_hour integer default null
) returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  subscriber public.newsletter_subscribers;
  send_at timestamptz;
  mail uuid;
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

  send_at := private.next_mail_at(
    'newsletter-confirm', p_mails_per_hour, true, subscriber.email, 'newsletter-confirm/%', 3
  );
  if send_at is null then
    return array[]::uuid[];
  end if;

  update public.newsletter_subscribers set status = 'pending', source = p_source where id = subscriber.id;
  insert into private.newsletter_tokens (token_hash, subscriber_id, purpose, expires_at)
  values
    (decode(p_confirm_hash, 'hex'), subscriber.id, 'confirm', send_at + interval '48 hours'),
    (decode(p_unsubscribe_hash, 'hex'), subscriber.id, 'unsubscribe', null);
  mail := private.enqueue_mail('newsletter-confirm/' || p_confirm_hash, p_mail);
  update public.mail_outbox set next_attempt_at = send_at where id = mail;
  return array[mail];
end;
$$;

revoke execute on function public.store_speaking_inquiry(
  uuid, text, text, text, text, text, text, text, text, jsonb, jsonb, integer
) from public, anon, authenticated, service_role;
revoke execute on function public.store_contact_message(
  uuid, text, text, text, text, text, text, jsonb, jsonb, integer
) from public, anon, authenticated, service_role;
revoke execute on function public.newsletter_begin(text, text, text, text, jsonb, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.store_speaking_inquiry(
  uuid, text, text, text, text, text, text, text, text, jsonb, jsonb, integer
) to service_role;
grant execute on function public.store_contact_message(
  uuid, text, text, text, text, text, text, jsonb, jsonb, integer
) to service_role;
grant execute on function public.newsletter_begin(text, text, text, text, jsonb, integer) to service_role;
