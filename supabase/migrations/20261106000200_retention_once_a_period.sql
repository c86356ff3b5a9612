-- The job as before, with each moment worked out once: in the condition of a statement it would be worked out for every
-- row of a table that no index helps with (accounts).

-- Deletes what is past its time, all or nothing, and answers with one row a period: how many rows went. What belongs to
-- an account goes with the account. Safe to run at any time and any number of times.
create or replace function private.apply_retention() returns table (name text, removed bigint)
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
