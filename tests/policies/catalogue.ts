import type { SqlRunner } from '../../apps/local-supabase/src/backend/engine.ts';
import { roles, type Role } from './rights.ts';

/** A right as it stands in the catalogue: 'anon: insert (email, source_page) on resource_downloads'. */
export type GrantLine = string;

/** Every right of the API's roles on what `public` holds, whole or by column, whoever it came from. */
export async function grantsInDatabase(sql: SqlRunner): Promise<GrantLine[]> {
  const rows = await sql.query<{ role: string; verb: string; name: string; columns: string | null }>(
    `with relation as (
       select oid, relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
     ), verb (name, is_of_columns) as (
       values ('select', true), ('insert', true), ('update', true), ('references', true),
         ('delete', false), ('truncate', false), ('trigger', false)
     )
     select role, verb.name as verb, relname as name, null as columns
     from relation cross join verb cross join unnest($1::text[]) as role
     where has_table_privilege(role, oid, verb.name)
     union all
     select role, verb.name, relname, string_agg(attname, ', ' order by attname)
     from relation cross join verb cross join unnest($1::text[]) as role
     join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
     where is_of_columns and not has_table_privilege(role, relation.oid, verb.name)
       and has_column_privilege(role, relation.oid, attnum, verb.name)
     group by 1, 2, 3
     union all
     select role, 'use', relname, null
     from pg_class cross join unnest($1::text[]) as role
     where relnamespace = 'public'::regnamespace and relkind = 'S'
       and has_sequence_privilege(role, pg_class.oid, 'usage, select, update')`,
    [roles],
  );
  return rows.map(({ role, verb, name, columns }) => grantLine(role as Role, verb, name, columns)).toSorted();
}

export function grantLine(role: Role, verb: string, name: string, columns: string | null): GrantLine {
  return `${role}: ${verb}${columns === null ? '' : ` (${columns})`} on ${name}`;
}

/** Each function of `public` with the roles that may run it, one line an overload: 'qualification: authenticated'. */
export async function callersInDatabase(sql: SqlRunner): Promise<string[]> {
  const rows = await sql.query<{ name: string; callers: Role[] }>(
    `select p.proname as name,
       array(select role from unnest($1::text[]) as role where has_function_privilege(role, p.oid, 'execute')) as callers
     from pg_proc as p
     where p.pronamespace = 'public'::regnamespace`,
    [roles],
  );
  return rows.map(({ name, callers }) => callersLine(name, callers)).toSorted();
}

export function callersLine(name: string, callers: readonly Role[]): string {
  return `${name}: ${callers.join(', ') || 'nobody'}`;
}
