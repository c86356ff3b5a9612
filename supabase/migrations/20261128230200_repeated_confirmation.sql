-- As before, but a used link of a confirmed address is answered like the first time, without another mail: the answer to
-- the first press may be lost, and a repeated sign-up of a confirmed address gets no mail.
create or replace function public.newsletter_confirm(p_token_hash text, p_unsubscribe_hash text, p_mail jsonb)
returns table (result text, mails uuid[])
language plpgsql
security definer
set search_path = ''
as $$
declare
  token private.newsletter_tokens;
  subscriber public.newsletter_subscribers;
begin
  mails := array[]::uuid[];
  -- The subscriber is locked first, as in the other two functions, so that concurrent calls do not deadlock.
  select * into subscriber
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
    when token.used_at is not null and subscriber.status = 'confirmed' then 'confirmed'
    when token.used_at is not null then 'used'
    when token.expires_at <= now() then 'expired'
    else 'confirmed'
  end;
  if result = 'confirmed' and token.used_at is null then
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
      private.enqueue_mail('newsletter-welcome/' || p_token_hash, p_mail || jsonb_build_object('to', subscriber.email))
    ];
  end if;
  return next;
end;
$$;
