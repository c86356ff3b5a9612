-- As before, but a lead that equals one of the last ten minutes is not stored or mailed again: visitors press again when
-- the answer to the first call is lost or late. The lock covers calls at the same time.
create or replace function public.store_lead(
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
  stored integer;
begin
  select string_agg(quote_ident(key), ', '), jsonb_object_agg(key, nullif(value, ''))
  into column_names, answers
  from jsonb_each_text(p_fields);

  perform pg_advisory_xact_lock(hashtextextended('lead/' || (p_fields ->> 'email'), 0));
  execute format(
    $sql$
      insert into %1$s (id, %2$s)
      select $1, %2$s from jsonb_populate_record(null::%1$s, $2) as lead
      where not exists (
        select from %1$s as earlier
        where lower(earlier.email) = lower(lead.email)
          and earlier.created_at > now() - interval '10 minutes'
          and to_jsonb(earlier) - '{id,created_at}'::text[] = to_jsonb(lead) - '{id,created_at}'::text[]
      )
    $sql$,
    lead_table, column_names
  ) using p_id, answers;
  get diagnostics stored = row_count;
  if stored = 0 then
    return '{}';
  end if;

  return array_remove(
    array[
      private.enqueue_mail(p_kind || '/' || p_id || '/owner', p_owner_mail),
      private.enqueue_acknowledgement(p_kind, p_id, p_acknowledgement, p_mails_per_hour)
    ],
    null
  );
end;
$$;
