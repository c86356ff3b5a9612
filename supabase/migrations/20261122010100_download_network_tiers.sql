-- Requests for resources get the same limits: by line and by wider network, and for all together only the mails. A mail
-- above the limit of the hour waits, because it is what was asked for.

drop function private.caller_network();

-- The networks of the request of this transaction, the narrowest first; none outside the API. As the functions have them
-- (packages/data/src/schemas/network.ts).
create function private.caller_networks() returns text[]
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
  if address is null then
    return array[]::text[];
  end if;
  return case family(address::inet)
    when 6 then array[
      network(set_masklen(address::inet, 64))::text,
      network(set_masklen(address::inet, 48))::text
    ]
    else array[address, network(set_masklen(address::inet, 24))::text]
  end;
exception
  when invalid_text_representation then
    return array[address];
end;
$$;

revoke execute on function private.caller_networks() from public, anon, authenticated, service_role;

create or replace function private.limit_downloads() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  limits private.download_limits;
  networks text[] := private.caller_networks();
  allowed boolean;
  retry_after integer;
  minutes integer;
begin
  select * into strict limits from private.download_limits;

  for tier in 1 .. cardinality(networks) loop
    select counted.allowed, counted.retry_after into allowed, retry_after
    from private.count_call(
      'resource_downloads',
      encode(sha256(convert_to(limits.salt || ' ' || networks[tier], 'UTF8')), 'hex'),
      -- A wider network may do five times as much as one line.
      limits.requests_per_hour * case tier when 1 then 1 else 5 end,
      3600
    ) as counted;

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
  end loop;
  return new;
end;
$$;

create or replace function private.owe_resource_link() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  mails_about_it text := 'resource-link/' || new.resource_type || '/';
  send_at timestamptz;
begin
  send_at := private.next_mail_at(
    'resource-link', (select total_per_hour from private.download_limits), true, new.email, mails_about_it || '%', 1
  );
  if send_at is not null then
    perform private.owe_mail(
      mails_about_it || new.id,
      'resource-link',
      new.email,
      null,
      jsonb_build_object('resource_type', new.resource_type)
    );
    update public.mail_outbox set next_attempt_at = send_at where idempotency_key = mails_about_it || new.id;
  end if;
  return null;
end;
$$;
