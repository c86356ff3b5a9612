-- As before, but an underscore in a resource key matches only itself: `like` takes it for any character, so that a request
-- for 'aiaprompts' used up the limit of 'ai_prompts'.
create or replace function private.owe_resource_link() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  mails_about_it text := 'resource-link/' || new.resource_type || '/';
  send_at timestamptz;
begin
  send_at := private.next_mail_at(
    'resource-link',
    (select total_per_hour from private.download_limits),
    true,
    new.email,
    replace(mails_about_it, '_', '\_') || '%',
    1
  );
  if send_at is not null then
    perform private.owe_mail(
      mails_about_it || new.id,
      'resource-link',
      new.email,
      null,
      jsonb_build_object('resource_type', new.resource_type)
    );
    update public.mail_outbox set next_attempt_at = send_at where idempotency_key = mails_about_it || new.id;
  end if;
  return null;
end;
$$;
