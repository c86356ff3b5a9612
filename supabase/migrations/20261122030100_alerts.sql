-- What the owner is told of by mail, once a day for each kind: mail that was given up or waits, a worker that does not run,
-- retention that fails, a lead without its mails. An alert is a mail of the outbox like any other, so that it may itself
-- wait. Whether all is well can therefore also be asked from outside, of the function `health`.
--
-- Who looks: pg_cron every five minutes and every night, the mail worker, each form that is sent, and `health`. Any one of
-- them notices that the others have stopped.

-- When a job last ran, and how that ended.
create table private.job_runs (
  job text primary key,
  ran_at timestamptz not null default now(),
  succeeded_at timestamptz not null default now(),
  -- Of the last run; null when it succeeded.
  error text
);

-- What the owner was told of. A key is a kind and a day, or a kind and an id that is not to be told of again.
create table private.alerts (
  key text primary key,
  raised_at timestamptz not null default now()
);

alter table private.job_runs enable row level security;
alter table private.alerts enable row level security;

-- A project that is being set up has an hour before its worker is missed.
insert into private.job_runs (job) values ('mail-worker'), ('retention');

create function private.note_run(p_job text, p_error text default null) returns void
language sql
set search_path = ''
as $$
  insert into private.job_runs as known (job, error) values (p_job, left(p_error, 500))
  on conflict (job) do update
  set
    ran_at = now(),
    succeeded_at = case when p_error is null then now() else known.succeeded_at end,
    error = excluded.error
$$;

-- What is wrong now. `item` tells things of one kind apart: an id, or the day for what lasts.
create function private.troubles(p_nightly boolean default false) returns table (kind text, item text)
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
      and mail.created_at < now() - interval '15 minutes'
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

-- Owes the owner one mail about what is new, at most once a day for each kind. Mails that die later on the same day are
-- told of on the next one.
create function private.raise_alerts(p_nightly boolean default false) returns void
language plpgsql
set search_path = ''
as $$
declare
  trouble record;
  news jsonb := '[]';
begin
  for trouble in
    select found.kind, array_agg(found.item) as items from private.troubles(p_nightly) as found group by found.kind
  loop
    insert into private.alerts (key) values (trouble.kind || '/' || (now() at time zone 'UTC')::date)
    on conflict do nothing;
    if found then
      insert into private.alerts (key)
      select trouble.kind || '/' || item from unnest(trouble.items) as item
      on conflict do nothing;
      news := news || jsonb_build_object(
        'kind', trouble.kind, 'count', cardinality(trouble.items), 'items', to_jsonb(trouble.items[1:5])
      );
    end if;
  end loop;
  if news <> '[]' then
    perform private.owe_mail(
      'owner-alert/' || gen_random_uuid(), 'owner-alert', null, null, jsonb_build_object('troubles', news)
    );
  end if;
end;
$$;

-- For the functions: raises what there is to raise, and answers whether all is well.
create function public.check_health(p_worker_ran boolean default false) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_worker_ran then
    perform private.note_run('mail-worker');
  end if;
  perform private.raise_alerts();
  return not exists (select from private.troubles() as found where found.kind <> 'dead-mail');
end;
$$;

-- The retention job with a note of how it ended; a failure is told of at once, and answered as a row without a number
-- whose name says why. Lists that only a restore needs go after
-- 90 days, three times as long as backups are to be kept; so do notes of alerts that are over.
create function private.run_retention() returns table (name text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  begin
    return query select kept.name, kept.removed from private.apply_retention() as kept;
    delete from private.suppressed_addresses where since < now() - interval '90 days';
    delete from private.alerts where raised_at < now() - interval '90 days';
    perform private.note_run('retention');
  exception
    when others then
      perform private.note_run('retention', sqlerrm);
      name := sqlerrm;
      removed := null;
      return next;
  end;
  perform private.raise_alerts(true);
end;
$$;

-- As before, but a vault without its two entries is an error that pg_cron logs, and the worker is called twice an hour even
-- when no mail is due: that is how one learns that it still can be.
create or replace function private.call_mail_drain() returns void
language plpgsql
set search_path = ''
as $$
declare
  functions_url text;
  drain_secret text;
begin
  if not private.mail_is_due() and exists (
    select from private.job_runs where job = 'mail-worker' and ran_at > now() - interval '30 minutes'
  ) then
    return;
  end if;
  select decrypted_secret into functions_url from vault.decrypted_secrets where name = 'functions_url';
  select decrypted_secret into drain_secret from vault.decrypted_secrets where name = 'mail_drain_secret';
  if functions_url is null or drain_secret is null then
    raise exception 'The vault holds no functions_url or no mail_drain_secret.'
      using hint = 'pnpm deploy:drain writes both.';
  end if;
  perform net.http_post(
    url => rtrim(functions_url, '/') || '/mail-drain',
    headers => jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || drain_secret),
    body => '{}'::jsonb,
    timeout_milliseconds => 60000
  );
end;
$$;

-- As before with the new jobs; what the extensions refuse is an error.
create or replace function private.schedule_mail_drain() returns text
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
  perform cron.schedule('alerts', '*/5 * * * *', 'select private.raise_alerts()');
  perform cron.schedule('retention', '17 3 * * *', 'select private.run_retention()');
  return 'Scheduled every 15 seconds.';
end;
$$;

revoke execute on function private.note_run(text, text) from public, anon, authenticated, service_role;
revoke execute on function private.troubles(boolean) from public, anon, authenticated, service_role;
revoke execute on function private.raise_alerts(boolean) from public, anon, authenticated, service_role;
revoke execute on function private.run_retention() from public, anon, authenticated, service_role;
revoke execute on function public.check_health(boolean) from public, anon, authenticated, service_role;
grant execute on function public.check_health(boolean) to service_role;

-- A server of one's own may offer an extension and refuse to load it: that keeps nobody from migrating. On a hosted project
-- `pnpm deploy:drain` does the same once more, and fails where this has failed.
do $$
begin
  perform private.schedule_mail_drain();
exception
  when others then
    raise warning 'The jobs are not scheduled: %', sqlerrm;
end
$$;
