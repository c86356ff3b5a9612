-- How often one address has called one function: a fixed window a key. The key arrives hashed, so that no address is
-- kept in the clear.

create table private.rate_limits (
  bucket text not null,
  key_hash text not null,
  window_ends_at timestamptz not null,
  hits integer not null,
  primary key (bucket, key_hash)
);

alter table private.rate_limits enable row level security;

-- Counts one call. `retry_after` is in seconds, 0 when the call is allowed.
create function public.rate_limit_hit(p_bucket text, p_key_hash text, p_limit integer, p_window_seconds integer)
returns table (allowed boolean, retry_after integer)
language sql
security definer
set search_path = ''
as $$
  insert into private.rate_limits as counted (bucket, key_hash, window_ends_at, hits)
  values (p_bucket, p_key_hash, now() + make_interval(secs => p_window_seconds), 1)
  on conflict (bucket, key_hash) do update set
    hits = case when counted.window_ends_at > now() then counted.hits + 1 else 1 end,
    window_ends_at = case when counted.window_ends_at > now() then counted.window_ends_at else excluded.window_ends_at end
  returning
    hits <= p_limit,
    case when hits <= p_limit then 0 else ceil(extract(epoch from window_ends_at - now()))::integer end
$$;

revoke execute on function public.rate_limit_hit(text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.rate_limit_hit(text, text, integer, integer) to service_role;
