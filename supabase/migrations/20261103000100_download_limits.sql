-- Requests for resources are the only thing that the public writes by itself (specification §7, call 6). Here they get
-- what a function would give them: limits for one caller and for all, and a sentence where one is reached.

-- One row. The owner may change the limits; the salt keeps hashed addresses from being undone by trying all addresses.
create table private.download_limits (
  is_the_only_row boolean primary key default true,
  requests_per_hour integer not null default 40,
  total_per_hour integer not null default 1000,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,

  constraint there_is_one_row check (is_the_only_row),
  constraint something_is_allowed check (requests_per_hour >= 1 and total_per_hour >= 1)
);

alter table private.download_limits enable row level security;

insert into private.download_limits default values;

-- Where the request of this transaction came from, as the platform's own hop saw it; null outside the API. Hosted's
-- network sets `cf-connecting-ip` itself; without it the last entry of `x-forwarded-for` counts, since anything before it
-- may be made up. Of an IPv6 address only the first half, which is one line's. The functions read it in the same way
-- (supabase/functions/_shared/callerNetwork.ts).
create function private.caller_network() returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text := coalesce(
    nullif(btrim(headers ->> 'cf-connecting-ip'), ''),
    nullif(btrim(split_part(headers ->> 'x-forwarded-for', ',', -1)), '')
  );
begin
  address := regexp_replace(address, '^::ffff:(\d+(\.\d+){3})$', '\1', 'i');
  if family(address::inet) = 6 then
    return network(set_masklen(address::inet, 64))::text;
  end if;
  return address;
exception
  when invalid_text_representation then
    return address;
end;
$$;

revoke execute on function private.caller_network() from public, anon, authenticated, service_role;

-- Answers through the API with 429, Retry-After and a sentence for the visitor. PostgREST takes the whole answer from an
-- error of the state PGRST.
create function private.limit_downloads() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  limits private.download_limits;
  caller text := private.caller_network();
  allowed boolean := true;
  retry_after integer;
  minutes integer;
begin
  select * into strict limits from private.download_limits;

  if caller is not null then
    select counted.allowed, counted.retry_after into allowed, retry_after
    from private.count_call(
      'resource_downloads',
      encode(sha256(convert_to(limits.salt || ' ' || caller, 'UTF8')), 'hex'),
      limits.requests_per_hour,
      3600
    ) as counted;
  end if;
  if allowed then
    select counted.allowed, counted.retry_after into allowed, retry_after
    from private.count_call('resource_downloads', '', limits.total_per_hour, 3600) as counted;
  end if;

  if not allowed then
    minutes := ceil(retry_after / 60.0);
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'rate_limited',
        'message', 'Too many attempts. Please try again in '
          || case when minutes = 1 then 'a minute.' else minutes || ' minutes.' end,
        'details', null,
        'hint', null
      )::text,
      detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', retry_after::text))::text;
  end if;
  return new;
end;
$$;

revoke execute on function private.limit_downloads() from public, anon, authenticated, service_role;

-- Before any other trigger of the table (they run by name), and not for the owner's tools.
create trigger a_limit_downloads
  before insert on public.resource_downloads
  for each row
  when (current_user in ('anon', 'authenticated'))
  execute function private.limit_downloads();

-- Permissive policies add up: one that is made later could open what this one closes. A restrictive one cannot be undone
-- by another.
create policy "a request is of this moment"
  on public.resource_downloads
  as restrictive
  for insert to anon, authenticated
  with check (created_at = now());
