-- For tests only: the part of pg_cron 1.6 that the product uses, with the same names, checks and rights. It records jobs
-- and runs none.

create schema cron;

create table cron.job (
  jobid bigint primary key generated always as identity,
  schedule text not null,
  command text not null,
  nodename text not null default 'localhost',
  nodeport integer not null default inet_server_port(),
  database text not null default current_database(),
  username text not null default session_user,
  active boolean not null default true,
  jobname text,
  unique (jobname, username)
);

create table cron.job_run_details (
  jobid bigint,
  runid bigint primary key generated always as identity,
  job_pid integer,
  database text,
  username text,
  command text,
  status text,
  return_message text,
  start_time timestamptz,
  end_time timestamptz
);

alter table cron.job enable row level security;
alter table cron.job_run_details enable row level security;
create policy "own jobs" on cron.job using (username = current_user);
create policy "own runs" on cron.job_run_details using (username = current_user);

-- A second job of the same user and name replaces the first.
create function cron.schedule(job_name text, schedule text, command text) returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  id bigint;
begin
  if schedule !~ '^([1-9]|[1-5][0-9]) seconds?$' and schedule !~ '^([-*/,0-9]+ ){4}[-*/,0-9]+$' then
    raise exception 'invalid schedule: %', schedule
      using hint = 'Use cron format (e.g. 5 4 * * *), or interval format ''[1-59] seconds''';
  end if;
  insert into cron.job as known (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname, username) do update set schedule = excluded.schedule, command = excluded.command
  returning known.jobid into id;
  return id;
end;
$$;

create function cron.unschedule(job_name text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from cron.job where jobname = job_name and username = session_user;
  if not found then
    raise exception 'could not find valid entry for job ''%''', job_name;
  end if;
  return true;
end;
$$;

grant usage on schema cron to postgres;
grant select on cron.job to postgres;
grant all on cron.job_run_details to postgres;
