-- The scheduled drain: whatever mail is due is sent by the function `mail-drain`, which a timer calls. Hosted projects
-- have the timer in the database (pg_cron) and call over HTTP (pg_net); the embedded backend has one of its own.

-- Whether a drain has anything to do. Timers ask it, so that the function is called for a reason only. It goes by the mail
-- whose turn is next: however many wait for a later moment, one is looked at.
create function private.mail_is_due() returns boolean
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
