-- As before, but mail that a limit delays is not late: mail is late when no worker has tried it for 15 minutes, or when its
-- attempts have failed for as long.
create or replace function private.troubles(p_nightly boolean default false) returns table (kind text, item text)
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Elsewhere nothing runs by a schedule of the database, and a process that has stopped has stopped whole.
  is_scheduled boolean := to_regclass('cron.job') is not null;
  today text := (now() at time zone 'UTC')::date;
begin
  return query
  select 'dead-mail', mail.id::text
  from public.mail_outbox as mail
  where mail.status = 'dead'
    and mail.kind is distinct from 'owner-alert'
    and mail.created_at > now() - interval '60 days'
    and not exists (select from private.alerts as told where told.key = 'dead-mail/' || mail.id);

  return query
  select 'late-mail', today
  where exists (
    select from public.mail_outbox as mail
    where mail.status in ('pending', 'sending')
      and mail.kind is distinct from 'owner-alert'
      -- The fifth attempt is 15 minutes after the first.
      and (mail.next_attempt_at < now() - interval '15 minutes' or mail.attempts >= 5)
  );

  return query
  select 'silent-worker', today
  where is_scheduled
    and not exists (
      select from private.job_runs as run where run.job = 'mail-worker' and run.ran_at > now() - interval '1 hour'
    );

  return query
  select 'failed-retention', today
  where exists (select from private.job_runs as run where run.job = 'retention' and run.error is not null)
    or (
      is_scheduled
      and not exists (
        select from private.job_runs as run
        where run.job = 'retention' and run.succeeded_at > now() - interval '26 hours'
      )
    );

  if p_nightly then
    return query
    select 'lead-without-mail', lead.key
    from (
      select 'speaking-inquiry/' || id as key, created_at from public.speaking_inquiries
      where created_at > now() - interval '7 days'
      union all
      select 'contact-message/' || id, created_at from public.contact_messages
      where created_at > now() - interval '7 days'
    ) as lead
    where lead.created_at < now() - interval '1 hour'
      and (
        not exists (
          select from public.mail_outbox as mail
          where mail.idempotency_key = lead.key || '/owner' and mail.status in ('sent', 'dead')
        )
        -- Not every sender gets an acknowledgement: an inbox gets three a day.
        or exists (
          select from public.mail_outbox as mail
          where mail.idempotency_key = lead.key || '/acknowledgement' and mail.status not in ('sent', 'dead')
        )
      )
      and not exists (select from private.alerts as told where told.key = 'lead-without-mail/' || lead.key);
  end if;
end;
$$;
