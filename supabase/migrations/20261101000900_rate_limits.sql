-- How often one address has called one function, and all of them together: whoever has many addresses meets the second.
-- A fixed window a key. The key arrives hashed, so that no address is kept in the clear.

create table private.rate_limits (
  bucket text not null,
  key_hash text not null,
  window_ends_at timestamptz not null,
  hits integer not null,
  primary key (bucket, key_hash)
);

alter table private.rate_limits enable row level security;

-- Counts one call of one key. `retry_after` is in seconds, 0 when the call is allowed. Refused calls change nothing: a
-- window ends when it was going to.
create function private.count_call(
  p_bucket text,
  p_key_hash text,
  p_limit integer,
  p_window_seconds integer,
  out allowed boolean,
  out retry_after integer
)
language sql
set search_path = ''
as $$
  insert into private.rate_limits as counted (bucket, key_hash, window_ends_at, hits)
  values (p_bucket, p_key_hash, now() + make_interval(secs => p_window_seconds), 1)
  on conflict (bucket, key_hash) do update set
    hits = case when counted.window_ends_at > now() then least(counted.hits, p_limit) + 1 else 1 end,
    window_ends_at = case when counted.window_ends_at > now() then counted.window_ends_at else excluded.window_ends_at end
  returning
    hits <= p_limit,
    case when hits <= p_limit then 0 else ceil(extract(epoch from window_ends_at - now()))::integer end
$$;

revoke execute on function private.count_call(text, text, integer, integer)
  from public, anon, authenticated, service_role;

-- Counts one call of one address, and if that is allowed, one of all. No address is called '' (they come hashed).
create function public.rate_limit_hit(
  p_bucket text,
  p_key_hash text,
  p_limit integer,
  p_window_seconds integer,
  p_total_limit integer default null
) returns table (allowed boolean, retry_after integer)
language plpgsql
security definer
set search_path = ''
as $$
begin
  select * into allowed, retry_after from private.count_call(p_bucket, p_key_hash, p_limit, p_window_seconds);
  if allowed and p_total_limit is not null then
    select * into allowed, retry_after from private.count_call(p_bucket, '', p_total_limit, p_window_seconds);
  end if;
  return next;
end;
$$;

revoke execute on function public.rate_limit_hit(text, text, integer, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.rate_limit_hit(text, text, integer, integer, integer) to service_role;
