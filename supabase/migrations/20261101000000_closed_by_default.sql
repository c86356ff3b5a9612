-- What no migration grants by name, nobody has.
--
-- A hosted project starts the other way round: it gives every role of the API all rights on every table, sequence and
-- function that is made in `public`. These statements take that back for everything that later migrations make.
-- `service_role` is the key of the functions and of the owner's tools; it gets its verbs table by table as well.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- PostgreSQL itself lets everybody run a new function. That default is not kept per schema, so it is taken back whole.
alter default privileges revoke execute on functions from public;

revoke create on schema public from public, anon, authenticated, service_role;

-- Tables and functions that the API never shows.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

-- A hosted project may come with a GraphQL endpoint, which tells every role the names of all tables and columns that it can
-- read (lints 0026 and 0027 of Supabase's advisors). Nothing here uses it.
drop extension if exists pg_graphql;
