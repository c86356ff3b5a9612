-- For tests only: the part of pg_net that the product uses, with the same names, checks and rights. It records requests
-- and sends none.

create schema net;

create table net.http_request_queue (
  id bigint primary key generated always as identity,
  method text not null,
  url text not null,
  headers jsonb not null,
  body bytea,
  timeout_milliseconds integer not null
);

create function net.http_post(
  url text,
  body jsonb default '{}',
  params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  content_type text := (select value from pg_catalog.jsonb_each_text(headers) where lower(key) = 'content-type' limit 1);
  id bigint;
begin
  if content_type is null then
    headers := headers || '{"Content-Type": "application/json"}';
  elsif content_type <> 'application/json' then
    raise exception 'Content-Type header must be "application/json"';
  end if;
  if body is null then
    raise exception 'body must not be null';
  end if;
  if params <> '{}' then
    raise exception 'this stand-in writes no parameters into the address';
  end if;
  insert into net.http_request_queue as request (method, url, headers, body, timeout_milliseconds)
  values ('POST', url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds)
  returning request.id into id;
  return id;
end;
$$;

revoke execute on function net.http_post(text, jsonb, jsonb, jsonb, integer) from public;
grant execute on function net.http_post(text, jsonb, jsonb, jsonb, integer) to postgres, anon, authenticated, service_role;
grant usage on schema net to postgres, anon, authenticated, service_role;
grant all on net.http_request_queue to postgres;
