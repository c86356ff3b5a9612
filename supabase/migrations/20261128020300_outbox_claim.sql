-- As before, with two additions:
-- * A mail about an application is not tried again if there is a newer one, so that an older result never comes last.
-- * A link to confirm a subscription works for 48 hours from the attempt that sends it, however long the mail waited.
create or replace function public.outbox_claim(p_limit integer default 20, p_ids uuid[] default null)
returns setof public.mail_outbox
language plpgsql
security definer
set search_path = ''
as $$
declare
  late uuid[];
  chosen uuid[];
begin
  late := array(
    select mail.id
    from public.mail_outbox as mail
    where
      case mail.status
        when 'sending' then coalesce(mail.uncertain_since, mail.attempted_at)
        when 'pending' then mail.uncertain_since
      end < now() - interval '23 hours'
      and mail.next_attempt_at <= now()
    order by
      case mail.status
        when 'sending' then coalesce(mail.uncertain_since, mail.attempted_at)
        when 'pending' then mail.uncertain_since
      end
    limit 100
    for update skip locked
  );
  if cardinality(late) > 0 then
    update public.mail_outbox as mail
    set
      status = 'dead',
      error = 'Nobody can say whether it was sent: ' || coalesce(mail.error, 'the sender never came back')
    where mail.id = any (late);
  end if;

  if p_ids is null then
    chosen := array(
      select mail.id
      from public.mail_outbox as mail
      where mail.status in ('pending', 'sending') and mail.next_attempt_at <= now()
      order by mail.next_attempt_at
      limit least(greatest(p_limit, 0), 100)
      for update skip locked
    );
  else
    with given as materialized (
      select mail.id, mail.status, mail.next_attempt_at
      from public.mail_outbox as mail
      where mail.id = any (p_ids)
      for update skip locked
    )
    select array(
      select given.id
      from given
      where given.status in ('pending', 'sending') and given.next_attempt_at <= now()
      limit least(greatest(p_limit, 0), 100)
    ) into chosen;
  end if;

  -- To the planner "none of them" implies everything, a partial index included.
  if cardinality(chosen) = 0 then
    return;
  end if;

  -- A mail that was queued while an older one was being sent is attempted later than that.
  delete from public.mail_outbox as mail
  where mail.id = any (chosen)
    and mail.idempotency_key like 'application/%'
    and exists (
      select from public.mail_outbox as newer
      where newer.kind in ('application-owner', 'application-acknowledgement')
        and split_part(newer.idempotency_key, '/', 2) = split_part(mail.idempotency_key, '/', 2)
        and newer.kind = mail.kind
        and coalesce(newer.attempted_at, 'infinity') > mail.attempted_at
    );
  if found then
    return query select * from public.outbox_claim(p_limit, p_ids);
    return;
  end if;

  update private.newsletter_tokens as token
  set expires_at = now() + interval '48 hours'
  from public.mail_outbox as mail
  where mail.id = any (chosen)
    and mail.idempotency_key like 'newsletter-confirm/%'
    and token.token_hash = decode(substr(mail.idempotency_key, 20), 'hex');

  return query
  update public.mail_outbox as mail
  set
    uncertain_since = coalesce(mail.uncertain_since, case when mail.status = 'sending' then mail.attempted_at end),
    status = 'sending',
    attempts = mail.attempts + 1,
    attempted_at = now(),
    next_attempt_at = now() + interval '2 minutes'
  where mail.id = any (chosen)
  returning mail.*;
end;
$$;
