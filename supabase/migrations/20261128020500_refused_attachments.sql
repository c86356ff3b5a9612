-- As before, but a refused mail with attachments is tried again at once without them. The function did so in the same attempt,
-- and did not remember it for the next one, which could send the mail a second time.
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
      status = case when p_outcome = 'refused' and tried.attachments = '[]' then 'dead' else 'pending' end,
      attachments = case when p_outcome = 'refused' then '[]' else attachments end,
      next_attempt_at = case
        when p_outcome = 'refused' then now()
        else now() + interval '1 minute' * least(power(2, attempts - 1), 60)
      end,
      uncertain_since = case when p_outcome = 'uncertain' then coalesce(uncertain_since, attempted_at) else uncertain_since end,
      error = left(p_error, 500)
    where id = p_id;
  end if;
end;
$$;
