-- The scheduled drain: whatever mail is due is sent by the function `mail-drain`, which a timer calls. Hosted projects
-- have the timer in the database (pg_cron) and call over HTTP (pg_net); the embedded backend has one of its own.
--
-- | a mail that …                            | is tried again                                                         |
-- | ---------------------------------------- | ---------------------------------------------------------------------- |
-- | the service certainly did not take       | after 1, 2, 4, 8, 16, 32, then every 60 minutes, until it does         |
-- | nobody can say whether it took           | in the same rhythm, under the same key, for 23 hours, then dead letter |
-- | was claimed by a drain that died         | after 2 minutes, and then counts as one that nobody can say            |
-- | the service will never take (4xx)        | never: dead letter at once                                             |
--
-- 23 hours, because the mail service (Resend) remembers an idempotency key for 24: one more attempt, an hour to spare.

-- Mails of which nobody can say whether they were sent, by the time since when.
create index mail_outbox_uncertain on public.mail_outbox (coalesce(uncertain_since, attempted_at))
  where status in ('pending', 'sending') and (uncertain_since is not null or status = 'sending');

-- As before, and at the same cost however much mail waits: late mails and given mails are found by an index. Rows are
-- chosen first and once, because the planner may run a subquery with a limit again for each row, and then claims more
-- mails than it was asked for.
create or replace function public.outbox_claim(p_limit integer default 20, p_ids uuid[] default null)
returns setof public.mail_outbox
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen uuid[];
begin
  with late as materialized (
    select mail.id
    from public.mail_outbox as mail
    where mail.status in ('pending', 'sending')
      and (mail.uncertain_since is not null or mail.status = 'sending')
      and coalesce(mail.uncertain_since, mail.attempted_at) < now() - interval '23 hours'
      and mail.next_attempt_at <= now()
    for update skip locked
  )
  update public.mail_outbox as mail
  set status = 'dead', error = 'Nobody can say whether it was sent: ' || coalesce(mail.error, 'the sender never came back')
  from late
  where mail.id = late.id;

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
    chosen := array(
      select mail.id
      from public.mail_outbox as mail
      where mail.id = any (p_ids) and mail.status in ('pending', 'sending') and mail.next_attempt_at <= now()
      limit least(greatest(p_limit, 0), 100)
      for update skip locked
    );
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

-- Whether a drain has anything to do. Timers ask it, so that the function is called for a reason only.
create function private.mail_is_due() returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.mail_outbox where status in ('pending', 'sending') and next_attempt_at <= now()
  )
$$;

-- What pg_cron runs. Where the functions are and the secret of the drain stand in the vault; without them mail waits.
create function private.call_mail_drain() returns void
language plpgsql
set search_path = ''
as $$
declare
  functions_url text;
  drain_secret text;
begin
  if not private.mail_is_due() then
    return;
  end if;
  select decrypted_secret into functions_url from vault.decrypted_secrets where name = 'functions_url';
  select decrypted_secret into drain_secret from vault.decrypted_secrets where name = 'mail_drain_secret';
  if functions_url is null or drain_secret is null then
    raise warning 'Mail is due, but the vault holds no functions_url or no mail_drain_secret.';
    return;
  end if;
  perform net.http_post(
    url => rtrim(functions_url, '/') || '/mail-drain',
    headers => jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || drain_secret),
    body => '{}'::jsonb,
    timeout_milliseconds => 60000
  );
end;
$$;

-- Switches the timer on, again as often as one likes, and says in a sentence what came of it. Databases without the two
-- extensions are left as they are.
create function private.schedule_mail_drain() returns text
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    return 'Not scheduled: this database does not offer pg_cron and pg_net.';
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('mail-drain', '15 seconds', 'select private.call_mail_drain()');
  perform cron.schedule(
    'mail-drain-log',
    '17 3 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days'''
  );
  return 'Scheduled every 15 seconds.';
exception
  -- A server that offers an extension may still refuse to load it. The forms send their own mail; migrating goes on.
  when others then
    return 'Not scheduled: ' || sqlerrm;
end;
$$;

revoke execute on function private.mail_is_due() from public, anon, authenticated, service_role;
revoke execute on function private.call_mail_drain() from public, anon, authenticated, service_role;
revoke execute on function private.schedule_mail_drain() from public, anon, authenticated, service_role;

select private.schedule_mail_drain();
