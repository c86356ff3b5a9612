-- For tests only. Prepares an empty PostgreSQL (15 or later) like a new hosted Supabase project before its first
-- migration: the roles and their memberships, the schema `auth` with the tables that the product uses, and the default
-- privileges that open everything in `public` to the API. The storage, realtime and GraphQL services have schemas only.
-- Extensions that this machine lacks are left out. The stand-in of the vault does not encrypt. The stand-ins of pg_cron
-- and pg_net, which migrations create, are in extensions/.
--
-- Run it once as a superuser. Where the engine allows it, use another superuser than `postgres`, which is none on hosted.

create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
create role dashboard_user createdb createrole replication;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role supabase_read_only_user login bypassrls;
create role supabase_replication_admin login replication;

do $$
begin
  if not exists (select from pg_roles where rolname = 'postgres') then
    create role postgres login createdb createrole replication bypassrls;
  end if;
end
$$;

grant pg_read_all_data to supabase_read_only_user;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
grant anon, authenticated, service_role to authenticator, supabase_storage_admin;
grant anon, authenticated, service_role, authenticator to postgres with admin option;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role supabase_auth_admin set search_path = 'auth';

do $$
begin
  execute format('alter database %I owner to postgres', current_database());
  -- The search path of PostgREST and the CLI.
  execute format('alter role postgres in database %I set search_path = "$user", public, extensions', current_database());
end
$$;

create schema extensions authorization postgres;
create schema storage;
create schema graphql_public;
create schema realtime;
grant usage on schema public, extensions, storage, graphql_public, realtime to postgres, anon, authenticated, service_role;
grant all on schema extensions, storage to postgres, dashboard_user;
do $$
begin
  if exists (select from pg_available_extensions where name = 'pgcrypto') then
    create extension pgcrypto with schema extensions;
  end if;
end
$$;

-- Default privileges: objects that `postgres` or the platform creates in `public` are open to every role of the API.
alter default privileges for role postgres in schema public
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to postgres, anon, authenticated, service_role;

-- The schema of the auth service: the part that a project may use.
create schema auth;
grant usage on schema auth to postgres, anon, authenticated, service_role;
grant all on schema auth to supabase_auth_admin, dashboard_user;

create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change varchar(255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_super_admin boolean,
  created_at timestamptz,
  updated_at timestamptz,
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0,
  banned_until timestamptz,
  reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);

create unique index users_email_partial_key on auth.users (email) where is_sso_user = false;

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  unique (provider_id, provider)
);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal text,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text
);

create table auth.refresh_tokens (
  instance_id uuid,
  id bigserial primary key,
  token varchar(255) unique,
  user_id varchar(255),
  revoked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  parent varchar(255),
  session_id uuid references auth.sessions (id) on delete cascade
);

create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null,
  token_hash text not null,
  relates_to text not null,
  created_at timestamp not null default now(),
  updated_at timestamp not null default now()
);

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz unique
);

create table auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  unique (session_id, authentication_method)
);

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;

-- The auth service owns the objects; `postgres` may use all of them.
do $$
declare
  thing text;
begin
  foreach thing in array array[
    'users', 'identities', 'sessions', 'refresh_tokens', 'one_time_tokens', 'mfa_factors', 'mfa_amr_claims'
  ] loop
    execute format('alter table auth.%I enable row level security', thing);
    execute format('alter table auth.%I owner to supabase_auth_admin', thing);
    execute format('grant all on auth.%I to postgres, dashboard_user', thing);
  end loop;
  foreach thing in array array['jwt', 'uid', 'role', 'email'] loop
    execute format('alter function auth.%I() owner to supabase_auth_admin', thing);
    execute format('grant all on function auth.%I() to postgres, dashboard_user', thing);
  end loop;
end
$$;

-- The part of the vault that a project may use: only the view has the decrypted `secret`.
create schema vault;
create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text,
  description text not null default '',
  secret text not null,
  key_id uuid,
  nonce bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index secrets_name on vault.secrets (name) where name is not null;

create view vault.decrypted_secrets as
select
  id, name, description, secret, convert_from(decode(secret, 'base64'), 'utf8') as decrypted_secret, key_id, nonce,
  created_at, updated_at
from vault.secrets;

create function vault.create_secret(
  new_secret text,
  new_name text default null,
  new_description text default '',
  new_key_id uuid default null
) returns uuid
language sql
security definer
set search_path = ''
as $$
  insert into vault.secrets (secret, name, description)
  values (encode(convert_to(new_secret, 'utf8'), 'base64'), new_name, new_description)
  returning id
$$;

create function vault.update_secret(
  secret_id uuid,
  new_secret text default null,
  new_name text default null,
  new_description text default null,
  new_key_id uuid default null
) returns void
language sql
security definer
set search_path = ''
as $$
  update vault.secrets
  set
    secret = coalesce(encode(convert_to(new_secret, 'utf8'), 'base64'), secret),
    name = coalesce(new_name, name),
    description = coalesce(new_description, description),
    updated_at = now()
  where id = secret_id
$$;

revoke execute on function vault.create_secret(text, text, text, uuid) from public;
revoke execute on function vault.update_secret(uuid, text, text, text, uuid) from public;
grant usage on schema vault to postgres, service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres, service_role;
grant execute on function vault.create_secret(text, text, text, uuid) to postgres, service_role;
grant execute on function vault.update_secret(uuid, text, text, text, uuid) to postgres, service_role;
