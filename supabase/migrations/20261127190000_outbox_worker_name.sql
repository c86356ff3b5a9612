-- The function that sends due mail, its secret and its jobs are named after the outbox worker. They were 'mail-drain'
-- before. docs/operations.md says how to upgrade; until then mail waits in the outbox.

drop function private.call_mail_drain();
drop function private.schedule_mail_drain();

-- What pg_cron runs: calls the worker while mail is due, and twice an hour without, which shows that it can be called.
create function private.call_outbox_worker() returns void
language plpgsql
set search_path = ''
as $$
declare
  functions_url text;
  worker_secret text;
begin
  if not private.mail_is_due() and exists (
    select from private.job_runs where job = 'mail-worker' and ran_at > now() - interval '30 minutes'
  ) then
    return;
  end if;
  select decrypted_secret into functions_url from vault.decrypted_secrets where name = 'functions_url';
  select decrypted_secret into worker_secret from vault.decrypted_secrets where name = 'outbox_worker_secret';
  if functions_url is null or worker_secret is null then
    raise exception 'The vault holds no functions_url or no outbox_worker_secret.'
      using hint = 'pnpm deploy:jobs writes both.';
  end if;
  perform net.http_post(
    url => rtrim(functions_url, '/') || '/outbox-worker',
    headers => jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || worker_secret),
    body => '{}'::jsonb,
    timeout_milliseconds => 60000
  );
end;
$$;

-- Schedules every job of a hosted project, and removes those with the former name. Idempotent.
create function private.schedule_jobs() returns text
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    return 'Not scheduled: this database does not offer pg_cron and pg_net.';
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  perform cron.unschedule(jobname) from cron.job where jobname in ('mail-drain', 'mail-drain-log');
  perform cron.schedule('outbox-worker', '15 seconds', 'select private.call_outbox_worker()');
  perform cron.schedule(
    'job-log',
    '17 3 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days'''
  );
  perform cron.schedule('alerts', '*/5 * * * *', 'select private.raise_alerts()');
  perform cron.schedule('retention', '17 3 * * *', 'select private.run_retention()');
  return 'Scheduled every 15 seconds.';
end;
$$;

revoke execute on function private.call_outbox_worker() from public, anon, authenticated, service_role;
revoke execute on function private.schedule_jobs() from public, anon, authenticated, service_role;

-- A server of one's own may offer an extension and refuse to load it: that keeps nobody from migrating. On a hosted project
-- `pnpm deploy:jobs` does the same once more, and fails where this has failed.
do $$
begin
  perform private.schedule_jobs();
exception
  when others then
    raise warning 'The jobs are not scheduled: %', sqlerrm;
end
$$;
