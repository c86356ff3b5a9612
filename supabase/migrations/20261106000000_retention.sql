-- How long things are kept, and the job that ends it (issue 6 §4 'one table of retention periods').
--
-- This table is the one place with the periods. /privacy quotes it through
-- packages/data/src/content/retentionPeriods.ts, which `node tools/generate-retention.ts` writes from it; the job below
-- applies it. To change a period, write a migration that updates its row, and run that command.

create table private.retention_periods (
  -- The order of the job.
  position integer not null unique,
  name text primary key,
  kept interval not null,
  -- From when on the time counts; the page has words of its own.
  counted_from text not null,

  constraint kept_is_a_time_to_come check (kept > interval '0')
);

alter table private.retention_periods enable row level security;

insert into private.retention_periods (position, name, kept, counted_from)
values
  (1, 'account', '24 months', 'the last sign-in'),
  (2, 'unconfirmed account', '30 days', 'the sign-up'),
  (3, 'newsletter, left', '36 months', 'leaving'),
  (4, 'newsletter, unconfirmed', '30 days', 'the last mail that asked to confirm'),
  (5, 'newsletter links', '30 days', 'the end of their validity'),
  (6, 'resource download', '12 months', 'the request'),
  (7, 'speaking inquiry', '24 months', 'its arrival'),
  (8, 'contact message', '24 months', 'its arrival'),
  (9, 'sent mail', '12 months', 'its sending'),
  (10, 'undelivered mail', '12 months', 'its writing'),
  (11, 'address hash', '2 days', 'the end of its window');

-- The job looks for what is old; it must not read whole tables to find it. Links to confirm are those that expire: the
-- condition of their index is one that no other query implies (see 20261101000610_mail_attempts).
create index newsletter_subscribers_left on public.newsletter_subscribers (unsubscribed_at)
  where status <> 'confirmed';
create index newsletter_subscribers_pending on public.newsletter_subscribers (created_at) where status = 'pending';
create index newsletter_tokens_expiring on private.newsletter_tokens (expires_at) where expires_at is not null;
create index resource_downloads_by_age on public.resource_downloads (created_at);
create index speaking_inquiries_by_age on public.speaking_inquiries (created_at);
create index contact_messages_by_age on public.contact_messages (created_at);
create index mail_outbox_sent on public.mail_outbox (sent_at) where status = 'sent';
create index mail_outbox_unsent on public.mail_outbox (created_at) where status <> 'sent';
create index rate_limits_by_age on private.rate_limits (window_ends_at);

-- Accounts, too, where this database lets a migration make an index on them: the embedded backend and a server of one's
-- own. On a hosted project the table belongs to the auth service, and the job reads it whole, once a night.
do $$
begin
  create index if not exists users_by_last_use on auth.users (greatest(created_at, last_sign_in_at));
  create index if not exists users_never_confirmed on auth.users (greatest(created_at, confirmation_sent_at))
    where email_confirmed_at is null and last_sign_in_at is null;
exception
  when insufficient_privilege then
    raise notice 'auth.users belongs to the auth service: the retention job reads it whole.';
end
$$;

-- The moment before which things of this kind are too old.
create function private.kept_since(p_name text) returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
declare
  moment timestamptz;
begin
  select now() - kept into strict moment from private.retention_periods where name = p_name;
  return moment;
end;
$$;

-- Deletes what is past its time, all or nothing, and answers with one row a period: how many rows went. What belongs to
-- an account goes with the account. Safe to run at any time and any number of times. Each moment is worked out once: in the
-- condition of a statement it would be worked out for every row of a table that no index helps with (accounts).
create function private.apply_retention() returns table (name text, removed bigint)
language plpgsql
set search_path = ''
as $$
declare
  since timestamptz;
begin
  name := 'account';
  since := private.kept_since(name);
  delete from auth.users as account
  where greatest(account.created_at, account.last_sign_in_at) < since
    -- Whoever never signs out renews a session and signs in no more.
    and not exists (
      select from auth.sessions as session
      where session.user_id = account.id and session.updated_at >= since
    );
  get diagnostics removed = row_count;
  return next;

  name := 'unconfirmed account';
  since := private.kept_since(name);
  delete from auth.users as account
  where account.email_confirmed_at is null
    and account.last_sign_in_at is null
    and greatest(account.created_at, account.confirmation_sent_at) < since;
  get diagnostics removed = row_count;
  return next;

  -- Also somebody who left, asked again and never confirmed: the proof of the first consent is then over as well.
  name := 'newsletter, left';
  since := private.kept_since(name);
  delete from public.newsletter_subscribers as subscriber
  where subscriber.status <> 'confirmed' and subscriber.unsubscribed_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'newsletter, unconfirmed';
  since := private.kept_since(name);
  delete from public.newsletter_subscribers as subscriber
  where subscriber.status = 'pending'
    and subscriber.unsubscribed_at is null
    and subscriber.created_at < since
    and not exists (
      select from private.newsletter_tokens as token
      where token.subscriber_id = subscriber.id
        and token.created_at >= since
    );
  get diagnostics removed = row_count;
  return next;

  -- Links to leave the list work for ever, from every mail; those to confirm are of no use any more.
  name := 'newsletter links';
  since := private.kept_since(name);
  delete from private.newsletter_tokens as token
  where token.purpose = 'confirm' and token.expires_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'resource download';
  since := private.kept_since(name);
  delete from public.resource_downloads as download
  where download.created_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'speaking inquiry';
  since := private.kept_since(name);
  delete from public.speaking_inquiries as inquiry
  where inquiry.created_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'contact message';
  since := private.kept_since(name);
  delete from public.contact_messages as message
  where message.created_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'sent mail';
  since := private.kept_since(name);
  delete from public.mail_outbox as mail
  where mail.status = 'sent' and mail.sent_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'undelivered mail';
  since := private.kept_since(name);
  delete from public.mail_outbox as mail
  where mail.status <> 'sent' and mail.created_at < since;
  get diagnostics removed = row_count;
  return next;

  name := 'address hash';
  since := private.kept_since(name);
  delete from private.rate_limits as counted
  where counted.window_ends_at < since;
  get diagnostics removed = row_count;
  return next;
end;
$$;

revoke execute on function private.kept_since(text) from public, anon, authenticated, service_role;
revoke execute on function private.apply_retention() from public, anon, authenticated, service_role;

-- Every night where the database has a clock of its own, as hosted has; the embedded backend runs the job by a timer.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('retention', '17 3 * * *', 'select private.apply_retention()');
  end if;
exception
  -- A server that offers the extension may still refuse to load it; migrating goes on.
  when others then
    raise notice 'The retention job is not scheduled: %', sqlerrm;
end
$$;
