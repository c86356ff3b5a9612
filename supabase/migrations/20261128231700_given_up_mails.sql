-- As before, but the owner can also give up a mail that was never written, as a restore leaves it. A sent mail needs a
-- subject, which it lacks, so it is deleted.
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
    if tried.data is not null then
      delete from public.mail_outbox where id = p_id;
    elsif tried.status <> 'sent' then
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
