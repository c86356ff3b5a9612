-- The resources of a site are content of its brand: the constraint checks only that a type is a key. The outbox worker,
-- which knows the content, discards a mail about a resource that does not exist.

alter table public.resource_downloads
  drop constraint resource_type_is_known,
  add constraint resource_type_is_a_key check (resource_type ~ '^[a-z][a-z0-9_]{0,62}$');

-- As before, with the outcome `discarded`: there is nothing to send, and nothing to tell the owner.
create or replace function public.outbox_settle(
  p_id uuid, p_attempt integer, p_outcome text, p_error text default null
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  tried public.mail_outbox;
begin
  if p_outcome not in ('sent', 'failed', 'uncertain', 'refused', 'discarded') then
    raise exception 'unknown outcome %', p_outcome using errcode = 'invalid_parameter_value';
  end if;

  select * into tried from public.mail_outbox where id = p_id for update;

  if p_outcome = 'sent' then
    if tried.status <> 'sent' then
      update public.mail_outbox
      set
        status = 'sent', sent_at = now(), text_body = null, html_body = null, headers = '{}', uncertain_since = null,
        error = null
      where id = p_id;
    end if;
    return;
  end if;

  if tried.status = 'sending' and tried.attempts = p_attempt then
    if p_outcome = 'discarded' then
      delete from public.mail_outbox where id = p_id;
      return;
    end if;

    update public.mail_outbox
    set
      status = case when p_outcome = 'refused' then 'dead' else 'pending' end,
      next_attempt_at = now() + interval '1 minute' * least(power(2, attempts - 1), 60),
      uncertain_since = case when p_outcome = 'uncertain' then coalesce(uncertain_since, attempted_at) else uncertain_since end,
      error = left(p_error, 500)
    where id = p_id;
  end if;
end;
$$;
