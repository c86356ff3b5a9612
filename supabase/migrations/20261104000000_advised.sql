-- What Supabase's own advisors name on a hosted project (issue 6 §2).

-- Lint 0029: what signed-in people may call should not run with its owner's rights. This needs none: it reads the
-- caller's own record, and that row the caller may read.
alter function public.qualification() security invoker;

-- Lints 0026 and 0027: a hosted project may come with a GraphQL endpoint, which tells every role the names of all tables
-- and columns that it can read. Nothing here uses it.
drop extension if exists pg_graphql;
