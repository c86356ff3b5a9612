-- What visitors send: requests for resources, speaking inquiries, messages (specification §3, §7 calls 6, 10 and 11).

-- Call 6 is the only one that the public writes by itself. It may name three columns, and read nothing.
create table public.resource_downloads (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  resource_type text not null,
  source_page text not null,
  created_at timestamptz not null default now(),

  constraint email_is_one_address check (
    char_length(email) between 3 and 255 and email ~ '^[^@[:space:],;<>]+@[^@[:space:],;<>]+$'
  ),
  constraint resource_type_is_known check (resource_type in ('ai_prompts', 'hell_week_pdf')),
  constraint source_page_is_a_path check (char_length(source_page) <= 200 and source_page ~ '^/[^[:cntrl:][:space:]]*$')
);

alter table public.resource_downloads enable row level security;

grant insert (email, resource_type, source_page) on public.resource_downloads to anon, authenticated;
grant select, insert, update, delete on public.resource_downloads to service_role;

-- The date is a second lock behind the column grants: a request is of this moment.
create policy "visitors ask for a resource" on public.resource_downloads
  for insert to anon, authenticated
  with check (created_at = now());

create table public.speaking_inquiries (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  company text,
  event_type text,
  event_date_range text,
  budget_range text,
  audience_size text,
  message text not null,
  created_at timestamptz not null default now(),

  constraint name_has_two_characters check (char_length(name) between 2 and 200),
  constraint email_is_one_address check (
    char_length(email) between 3 and 255 and email ~ '^[^@[:space:],;<>]+@[^@[:space:],;<>]+$'
  ),
  constraint company_is_short check (char_length(company) <= 200),
  constraint event_type_is_an_option check (
    event_type in ('conference', 'corporate', 'workshop', 'panel', 'keynote', 'other')
  ),
  constraint event_date_range_is_short check (char_length(event_date_range) <= 200),
  constraint budget_range_is_an_option check (budget_range in ('under-10k', '10k-25k', '25k-50k', '50k-plus')),
  constraint audience_size_is_an_option check (audience_size in ('under-100', '100-500', '500-1000', '1000-plus')),
  constraint message_says_something check (char_length(message) between 10 and 5000)
);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text,
  company text,
  message text not null,
  inquiry_type text not null,
  created_at timestamptz not null default now(),

  constraint name_has_two_characters check (char_length(name) between 2 and 100),
  constraint email_is_one_address check (
    char_length(email) between 3 and 255 and email ~ '^[^@[:space:],;<>]+@[^@[:space:],;<>]+$'
  ),
  constraint phone_is_short check (char_length(phone) <= 50),
  constraint company_is_short check (char_length(company) <= 200),
  constraint message_says_something check (char_length(message) between 10 and 1000),
  constraint inquiry_type_is_a_tab check (inquiry_type in ('general', 'speaking', 'media', 'partnership'))
);

alter table public.speaking_inquiries enable row level security;
alter table public.contact_messages enable row level security;

grant select, insert, update, delete on public.speaking_inquiries, public.contact_messages to service_role;

-- An acknowledgement goes to an address that anyone can type: at most three a day, so that nobody's inbox can be flooded.
-- Answers with null where that is reached; the lead and the owner's mail are stored all the same.
create function private.enqueue_acknowledgement(p_key text, p_mail jsonb) returns uuid
language plpgsql
set search_path = ''
as $$
begin
  if private.mails_of_today(p_mail ->> 'to', '%/acknowledgement') >= 3 then
    return null;
  end if;
  return private.enqueue_mail(p_key || '/acknowledgement', p_mail);
end;
$$;

revoke execute on function private.enqueue_acknowledgement(text, jsonb)
  from public, anon, authenticated, service_role;

-- The two functions below store a lead together with the mail to the owner and the acknowledgement to the sender, all
-- or nothing, and answer with the ids of the mails. The caller chooses the lead's id, because the mails quote it.
-- Options that were left out arrive as null or as ''.
create function public.store_speaking_inquiry(
  p_id uuid,
  p_name text,
  p_email text,
  p_company text,
  p_event_type text,
  p_event_date_range text,
  p_budget_range text,
  p_audience_size text,
  p_message text,
  p_owner_mail jsonb,
  p_acknowledgement jsonb
) returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.speaking_inquiries (
    id, name, email, company, event_type, event_date_range, budget_range, audience_size, message
  )
  values (
    p_id, p_name, p_email, nullif(p_company, ''), nullif(p_event_type, ''), nullif(p_event_date_range, ''),
    nullif(p_budget_range, ''), nullif(p_audience_size, ''), p_message
  );

  return array_remove(
    array[
      private.enqueue_mail('speaking-inquiry/' || p_id || '/owner', p_owner_mail),
      private.enqueue_acknowledgement('speaking-inquiry/' || p_id, p_acknowledgement)
    ],
    null
  );
end;
$$;

create function public.store_contact_message(
  p_id uuid,
  p_name text,
  p_email text,
  p_phone text,
  p_company text,
  p_message text,
  p_inquiry_type text,
  p_owner_mail jsonb,
  p_acknowledgement jsonb
) returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.contact_messages (id, name, email, phone, company, message, inquiry_type)
  values (p_id, p_name, p_email, nullif(p_phone, ''), nullif(p_company, ''), p_message, p_inquiry_type);

  return array_remove(
    array[
      private.enqueue_mail('contact-message/' || p_id || '/owner', p_owner_mail),
      private.enqueue_acknowledgement('contact-message/' || p_id, p_acknowledgement)
    ],
    null
  );
end;
$$;

revoke execute on function public.store_speaking_inquiry(
  uuid, text, text, text, text, text, text, text, text, jsonb, jsonb
) from public, anon, authenticated, service_role;
revoke execute on function public.store_contact_message(uuid, text, text, text, text, text, text, jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.store_speaking_inquiry(
  uuid, text, text, text, text, text, text, text, text, jsonb, jsonb
) to service_role;
grant execute on function public.store_contact_message(uuid, text, text, text, text, text, text, jsonb, jsonb)
  to service_role;
