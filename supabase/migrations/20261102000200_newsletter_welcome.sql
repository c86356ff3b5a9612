-- A welcome after the address is confirmed, and a last word after a subscriber has left. Both go to the proven address
-- only: what p_mail says of a recipient does not count.

drop function public.newsletter_confirm(text);
drop function public.newsletter_unsubscribe(text);

-- As before, and stores the welcome with the token of its link. `mails` holds its id, or nothing.
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

-- As before. Somebody who was a subscriber gets a last mail; whoever never confirmed has asked for none, and gets none.
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

revoke execute on function public.newsletter_confirm(text, text, jsonb)
  from public, anon, authenticated, service_role;
revoke execute on function public.newsletter_unsubscribe(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.newsletter_confirm(text, text, jsonb) to service_role;
grant execute on function public.newsletter_unsubscribe(text, jsonb) to service_role;
