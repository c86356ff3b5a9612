-- As before, but an alert that does not reach the owner is a problem too. Only this function reports it: another mail to
-- the same address would not arrive either.
create or replace function public.check_health(p_worker_ran boolean default false) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_worker_ran then
    perform private.note_run('mail-worker');
  end if;
  perform private.raise_alerts();
  return not exists (select from private.troubles() as found where found.kind <> 'dead-mail')
    and not exists (
      select from public.mail_outbox as mail
      where mail.kind = 'owner-alert'
        and (
          mail.status = 'dead'
          or mail.status in ('pending', 'sending') and mail.created_at < now() - interval '15 minutes'
        )
    );
end;
$$;
