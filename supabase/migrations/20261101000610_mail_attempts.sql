-- Attempts to send. Whoever drains the outbox claims mails, hands them to the mail service and settles how that ended.
--
-- | a mail that …                            | is tried again                                                         |
-- | ---------------------------------------- | ---------------------------------------------------------------------- |
-- | the service certainly did not take       | after 1, 2, 4, 8, 16, 32, then every 60 minutes, until it does         |
-- | nobody can say whether it took           | in the same rhythm, under the same key, for 23 hours, then dead letter |
-- | was claimed by a drain that died         | after 2 minutes, and then counts as one that nobody can say            |
-- | the service will never take (4xx)        | never: dead letter at once                                             |
--
-- 23 hours, because the mail service (Resend) remembers an idempotency key for 24: one more attempt, an hour to spare.
--
-- What a call costs must not grow with what is stored (issue 6 §3). Each query here leaves the planner one index only: a
-- partial index over mails that wait is empty whenever statistics are taken, so the planner takes it for free wherever a
-- query implies its condition, and reads all of it as soon as ten thousand wait. No query may imply the condition of an
-- index that it is not meant to use.

-- Since when nobody can say whether a mail was sent; null for mails of which one can. The function below has the same
-- expression.
create index mail_outbox_uncertain on public.mail_outbox ((
  case status when 'sending' then coalesce(uncertain_since, attempted_at) when 'pending' then uncertain_since end
)) where (
  case status when 'sending' then coalesce(uncertain_since, attempted_at) when 'pending' then uncertain_since end
) is not null;

-- Takes mails that are due, for two minutes: the given ones, or the oldest. Rows that another drain is looking at are
-- passed over, so several drains never hold the same mail. Rows are chosen first and once, because the planner may run a
-- subquery with a limit again for each row, and then claims more mails than it was asked for. Late mails are taken in the
-- order of their index, which is the cheapest way whatever the statistics say; given mails are found by their keys, and
-- only then asked whether they are due.
create function public.outbox_claim(p_limit integer default 20, p_ids uuid[] default null)
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
declare
  tried public.mail_outbox;
begin
  if p_outcome not in ('sent', 'failed', 'uncertain', 'refused') then
    raise exception 'unknown outcome %', p_outcome using errcode = 'invalid_parameter_value';
  end if;

  select * into tried from public.mail_outbox where id = p_id for update;

  if p_outcome = 'sent' then
    if tried.status <> 'sent' then
      update public.mail_outbox
      set
        status = 'sent', sent_at = now(), text_body = null, html_body = null, headers = '{}', uncertain_since = null,
        error = null
      where id = p_id;
    end if;
    return;
  end if;

  if tried.status = 'sending' and tried.attempts = p_attempt then
    update public.mail_outbox
    set
      status = case when p_outcome = 'refused' then 'dead' else 'pending' end,
      next_attempt_at = now() + interval '1 minute' * least(power(2, attempts - 1), 60),
      uncertain_since = case when p_outcome = 'uncertain' then coalesce(uncertain_since, attempted_at) else uncertain_since end,
      error = left(p_error, 500)
    where id = p_id;
  end if;
end;
$$;

revoke execute on function public.outbox_claim(integer, uuid[]) from public, anon, authenticated, service_role;
revoke execute on function public.outbox_settle(uuid, integer, text, text) from public, anon, authenticated, service_role;
grant execute on function public.outbox_claim(integer, uuid[]) to service_role;
grant execute on function public.outbox_settle(uuid, integer, text, text) to service_role;
