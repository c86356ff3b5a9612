-- One function stores what a form sends, so that an added field needs no other signature: a key of p_fields is a column
-- of the form's table. A key without a column is an error, so that no answer is lost. The constraints of the tables check
-- the values.

drop function public.store_speaking_inquiry(uuid, text, text, text, text, text, text, text, text, jsonb, jsonb, integer);
drop function public.store_contact_message(uuid, text, text, text, text, text, text, jsonb, jsonb, integer);

-- Stores a lead together with the mail to the owner and the acknowledgement to the sender, all or nothing, and returns
-- the ids of the mails. The caller chooses the lead's id, because the mails quote it. An optional field without an answer
-- arrives as ''.
create function public.store_lead(
  p_kind text,
  p_id uuid,
  p_fields jsonb,
  p_owner_mail jsonb,
  p_acknowledgement jsonb,
  p_mails_per_hour integer default null
) returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  lead_table constant regclass := case p_kind
    when 'speaking-inquiry' then 'public.speaking_inquiries'
    when 'contact-message' then 'public.contact_messages'
  end;
  column_names text;
  answers jsonb;
begin
  select string_agg(quote_ident(key), ', '), jsonb_object_agg(key, nullif(value, ''))
  into column_names, answers
  from jsonb_each_text(p_fields);

  execute format(
    'insert into %1$s (id, %2$s) select $1, %2$s from jsonb_populate_record(null::%1$s, $2)', lead_table, column_names
  ) using p_id, answers;

  return array_remove(
    array[
      private.enqueue_mail(p_kind || '/' || p_id || '/owner', p_owner_mail),
      private.enqueue_acknowledgement(p_kind, p_id, p_acknowledgement, p_mails_per_hour)
    ],
    null
  );
end;
$$;

revoke execute on function public.store_lead(text, uuid, jsonb, jsonb, jsonb, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.store_lead(text, uuid, jsonb, jsonb, jsonb, integer) to service_role;
