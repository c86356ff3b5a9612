-- Addresses that must not come back out of an older backup: of people who were erased, and of readers who left the
-- newsletter. `pnpm owner:backup` and `pnpm owner:suppressed` keep the same list in a file outside of the backup, and
-- `pnpm owner:restore` applies it.

create table private.suppressed_addresses (
  -- SHA-256 of the address in small letters.
  address_hash bytea not null,
  -- 'confirmed' takes an earlier 'unsubscribed' back.
  reason text not null,
  since timestamptz not null default now(),

  primary key (address_hash, reason),
  constraint address_hash_is_sha256 check (octet_length(address_hash) = 32),
  constraint reason_is_known check (reason in ('erased', 'unsubscribed', 'confirmed'))
);

create index suppressed_addresses_by_age on private.suppressed_addresses (since);

alter table private.suppressed_addresses enable row level security;

create function private.hash_of_address(p_email text) returns bytea
language sql
immutable
set search_path = ''
as $$
  select sha256(convert_to(lower(btrim(p_email)), 'UTF8'))
$$;

create function private.suppress_address(p_email text, p_reason text) returns void
language sql
set search_path = ''
as $$
  insert into private.suppressed_addresses (address_hash, reason)
  values (private.hash_of_address(p_email), p_reason)
  on conflict (address_hash, reason) do update set since = excluded.since
$$;

-- The owner's command notes an erasure by itself. This is for account holders who delete their own account; accounts
-- that retention deletes are not theirs to delete, and are deleted again after a restore.
create function private.suppress_own_deletion() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.id = (select auth.uid()) and old.email is not null then
    perform private.suppress_address(old.email, 'erased');
  end if;
  return null;
end;
$$;

create trigger suppress_own_deletion
  after delete on auth.users
  for each row execute function private.suppress_own_deletion();

create function private.suppress_unsubscription() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status = 'unsubscribed' then
    perform private.suppress_address(new.email, 'unsubscribed');
  elsif new.status = 'confirmed' and exists (
    select from private.suppressed_addresses
    where address_hash = private.hash_of_address(new.email) and reason = 'unsubscribed'
  ) then
    perform private.suppress_address(new.email, 'confirmed');
  end if;
  return null;
end;
$$;

create trigger suppress_unsubscription
  after update of status on public.newsletter_subscribers
  for each row when (old.status is distinct from new.status)
  execute function private.suppress_unsubscription();

-- Every address that stands in a column of its own, whatever table it is in.
create function private.held_addresses() returns setof text
language plpgsql
stable
set search_path = ''
as $$
declare
  places text := (
    select string_agg(
      format('select lower(btrim(%I)) from %s where %1$I ~ ''^[^@[:space:]]+@[^@[:space:]]+$''', place.attname, relation.oid::regclass),
      ' union '
    )
    from pg_catalog.pg_class as relation
    join pg_catalog.pg_attribute as place on place.attrelid = relation.oid
    where relation.relkind = 'r'
      and (relation.relnamespace in ('public'::regnamespace, 'private'::regnamespace) or relation.oid = 'auth.users'::regclass)
      and place.attnum > 0
      and not place.attisdropped
      and place.atttypid in ('text'::regtype, 'character varying'::regtype)
  );
begin
  return query execute places;
end;
$$;

-- After a restore: takes out again whoever was erased, or left the newsletter, since the backup was made. Five minutes
-- are left for clocks that differ.
create function private.apply_suppressions(p_backup timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  since_backup timestamptz := p_backup - interval '5 minutes';
  address text;
begin
  for address in
    select held.address
    from private.held_addresses() as held (address)
    join private.suppressed_addresses as entry on entry.address_hash = private.hash_of_address(held.address)
    where entry.reason = 'erased' and entry.since >= since_backup
  loop
    perform private.erase_person(address);
  end loop;

  with gone as (
    update public.newsletter_subscribers as subscriber
    set status = 'unsubscribed', unsubscribed_at = entry.since
    from private.suppressed_addresses as entry
    where entry.address_hash = private.hash_of_address(subscriber.email)
      and entry.reason = 'unsubscribed'
      and entry.since >= since_backup
      and subscriber.status <> 'unsubscribed'
      and not exists (
        select from private.suppressed_addresses as later
        where later.address_hash = entry.address_hash and later.reason = 'confirmed' and later.since >= entry.since
      )
    returning subscriber.id
  )
  -- A link to confirm that still lies in the inbox must not undo this.
  update private.newsletter_tokens as token
  set used_at = now()
  from gone
  where token.subscriber_id = gone.id and token.purpose = 'confirm' and token.used_at is null;
end;
$$;

revoke execute on function private.hash_of_address(text) from public, anon, authenticated, service_role;
revoke execute on function private.suppress_address(text, text) from public, anon, authenticated, service_role;
revoke execute on function private.suppress_own_deletion() from public, anon, authenticated, service_role;
revoke execute on function private.suppress_unsubscription() from public, anon, authenticated, service_role;
revoke execute on function private.held_addresses() from public, anon, authenticated, service_role;
revoke execute on function private.apply_suppressions(timestamptz) from public, anon, authenticated, service_role;
