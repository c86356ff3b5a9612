-- As before, but an address that was never confirmed stays pending, and is deleted 30 days after the last mail. It was
-- kept for 36 months, like the proof of a consent. The link to confirm it is used up in either case.
create or replace function public.newsletter_unsubscribe(p_token_hash text, p_mail jsonb)
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
  where id = subscriber.id
    and (status = 'confirmed' or (status = 'pending' and confirmed_at is not null));

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

update public.newsletter_subscribers
set status = 'pending', unsubscribed_at = null
where status = 'unsubscribed' and confirmed_at is null;
