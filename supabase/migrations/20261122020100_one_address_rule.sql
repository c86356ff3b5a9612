-- One rule for e-mail addresses, the one of the forms (emailField in packages/data/src/schemas/limits.ts; a test compares
-- both): ASCII only, no quotes, no comments, no control characters, no dot at an end or beside another. The rule before
-- took spellings that mail servers deliver to the same mailbox, or to none.
--
-- Rows that break the rule stay until their retention period ends: the constraints are NOT VALID, so only what is written
-- from now on is checked. Mail to such an address that has not been sent is given up here, because every attempt to send
-- it would have to write its row.

create function private.address_pattern() returns text
language sql
immutable
set search_path = ''
as $$
  select '^[A-Za-z0-9_''+-]+(?:\.[A-Za-z0-9_''+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$'
$$;

-- For functions. Constraints hold the pattern itself: the roles that insert may not call what is private.
create function private.is_address(p_text text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select char_length(p_text) <= 255 and p_text ~ private.address_pattern()
$$;

revoke execute on function private.address_pattern() from public, anon, authenticated, service_role;
revoke execute on function private.is_address(text) from public, anon, authenticated, service_role;

update public.mail_outbox
set status = 'dead', error = 'The recipient is not a valid address.'
where status in ('pending', 'sending') and not private.is_address(recipient);

update public.mail_outbox
set reply_to = null
where status in ('pending', 'sending') and not private.is_address(reply_to);

do $$
declare
  place record;
begin
  for place in
    select * from (values
      ('resource_downloads', 'email', 'email_is_one_address', ''),
      ('speaking_inquiries', 'email', 'email_is_one_address', ''),
      ('contact_messages', 'email', 'email_is_one_address', ''),
      ('newsletter_subscribers', 'email', 'email_is_one_lowercase_address', ' and email = lower(email)'),
      ('mail_outbox', 'recipient', 'recipient_is_one_address', ''),
      ('mail_outbox', 'reply_to', 'reply_to_is_one_address', '')
    ) as places (table_name, column_name, constraint_name, further)
  loop
    execute format('alter table public.%I drop constraint %I', place.table_name, place.constraint_name);
    execute format(
      'alter table public.%I add constraint %I check (char_length(%I) <= 255 and %I ~ %L%s) not valid',
      place.table_name, place.constraint_name, place.column_name, place.column_name, private.address_pattern(),
      place.further
    );
  end loop;
end
$$;
