-- What a call costs must not grow with what is stored (issue 6 §3). Each query here leaves the planner one index only.
--
-- A partial index over rows that come and go (mails that wait, links not used yet) is empty whenever statistics are taken.
-- The planner then takes it for free wherever a query implies its condition, and reads all of it as soon as rows wait:
-- with ten thousand waiting mails every claim of one mail looked at all of them. So no query may imply the condition of
-- an index that it is not meant to use.

-- Since when nobody can say whether a mail was sent; null for mails of which one can. The function below has the same
-- expression.
drop index public.mail_outbox_uncertain;
create index mail_outbox_uncertain on public.mail_outbox ((
  case status when 'sending' then coalesce(uncertain_since, attempted_at) when 'pending' then uncertain_since end
)) where (
  case status when 'sending' then coalesce(uncertain_since, attempted_at) when 'pending' then uncertain_since end
) is not null;

-- As before, with the late mails in the order of their index, so that it is the cheapest way whatever the statistics say;
-- and the given mails are found by their keys first, and only then asked whether they are due.
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

-- As before, and the mail is found by its key alone.
create or replace function public.outbox_settle(p_id uuid, p_attempt integer, p_outcome text, p_error text default null)
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

-- The same.
create or replace function public.outbox_write(p_id uuid, p_attempt integer, p_mail jsonb)
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

-- As before, by the mail whose turn is next: however many wait for a later moment, one is looked at.
create or replace function private.mail_is_due() returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce((
    select mail.next_attempt_at <= now()
    from public.mail_outbox as mail
    where mail.status in ('pending', 'sending')
    order by mail.next_attempt_at
    limit 1
  ), false)
$$;

-- Only the retention job looks for links by the end of their validity; links to confirm are those that have one.
drop index private.newsletter_tokens_confirming;
create index newsletter_tokens_expiring on private.newsletter_tokens (expires_at) where expires_at is not null;
