-- As before, but each form has a limit of its own for an address. Acknowledgements of all forms and of applications were
-- counted together.
create or replace function private.enqueue_acknowledgement(p_form text, p_id uuid, p_mail jsonb, p_per_hour integer)
returns uuid
language plpgsql
set search_path = ''
as $$
begin
  if private.next_mail_at(p_form, p_per_hour, false, p_mail ->> 'to', p_form || '/%/acknowledgement', 3) is null then
    return null;
  end if;
  return private.enqueue_mail(p_form || '/' || p_id || '/acknowledgement', p_mail);
end;
$$;
