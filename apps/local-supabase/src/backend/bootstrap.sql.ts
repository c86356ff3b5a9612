/**
 * What a hosted project has before its first migration: the API's roles, the schemas `auth` and `extensions`, and
 * default privileges that give these roles everything in `public`. Migrations rely on it. Run it at the very first
 * start only: later it would revert what migrations have revoked.
 */
export const bootstrapSql = `
do $$
begin
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
  if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;

  if to_regnamespace('auth') is null then
    create schema auth;
    create schema if not exists extensions;
    grant usage on schema public, auth, extensions to anon, authenticated, service_role;

    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  end if;

  if exists (select from pg_available_extensions where name = 'pgcrypto') then
    create extension if not exists pgcrypto schema extensions;
  end if;
end
$$;
`;

/**
 * Difference from hosted Supabase: lite's `auth.email()` reads a setting that nothing sets. Its sibling functions do
 * the same outside the REST API. Hosted falls back to the claims, and so do these.
 */
export const authHelpersSql = `
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), auth.jwt() ->> 'role')
$$;

create or replace function auth.email() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''), auth.jwt() ->> 'email')
$$;
`;
