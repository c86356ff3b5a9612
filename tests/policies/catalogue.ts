import type { SqlRunner } from '../../apps/local-supabase/src/backend/engine.ts';
import { roles } from './rights.ts';

const rolesSql = `unnest(array[${roles.map((role) => `'${role}'`).join(', ')}]) as role`;

/** Every privilege of the API roles on `public`, by table or column, one line each: see expectedGrants(). */
export const grantsQuery = `with relation as (
  select oid, relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
), verb (name, is_of_columns) as (
  values ('select', true), ('insert', true), ('update', true), ('references', true),
    ('delete', false), ('truncate', false), ('trigger', false)
)
select role || ': ' || verb.name || ' on ' || relname as line
from relation cross join verb cross join ${rolesSql}
where has_table_privilege(role, oid, verb.name)
union all
select role || ': ' || verb.name || ' (' || string_agg(attname, ', ' order by attname) || ') on ' || relname
from relation cross join verb cross join ${rolesSql}
join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
where is_of_columns and not has_table_privilege(role, relation.oid, verb.name)
  and has_column_privilege(role, relation.oid, attnum, verb.name)
group by role, verb.name, relname
union all
select role || ': use on ' || relname
from pg_class cross join ${rolesSql}
where relnamespace = 'public'::regnamespace and relkind = 'S'
  and has_sequence_privilege(role, pg_class.oid, 'usage, select, update')`;

/** Each function of `public` with the roles that may run it, one line per overload: see expectedCallers(). */
export const callersQuery = `select proname || ': ' || coalesce(
  (select string_agg(role, ', ' order by role) from ${rolesSql} where has_function_privilege(role, oid, 'execute')),
  'nobody'
) as line
from pg_proc
where pronamespace = 'public'::regnamespace`;

/** Objects as a careless migration would create them: without grants or revokes. */
export const probe = `
create table public.probe (id bigint generated always as identity primary key);
create sequence public.probe_numbers;
create function public.probe_answer() returns integer language sql as 'select 42';
`;

/** Roles with any privilege on these objects: given by default privileges, not by migrations. */
export const probeQuery = `select role || ' on the probe' as opening from ${rolesSql}
where has_table_privilege(role, 'public.probe', 'select, insert, update, delete, truncate, references, trigger')
  or has_sequence_privilege(role, 'public.probe_numbers', 'usage, select, update')
  or has_function_privilege(role, 'public.probe_answer()', 'execute')`;

export async function linesOf(query: string, sql: SqlRunner): Promise<string[]> {
  const rows = await sql.query<{ line: string }>(query);
  return rows.map(({ line }) => line).toSorted();
}
