import type { SqlRunner } from '../../apps/local-supabase/src/backend/engine.ts';

/** Filled by migrations, without personal data. A restore replaces their rows. */
export const referenceTables = [
  'public.deals',
  'private.retention_periods',
  'private.download_limits',
  'private.deal_access',
  'private.declaration_settings',
  'private.disclaimer_versions',
];

/** Stored in a separate file, so that a restored backup does not bring back people who were erased later. */
export const suppressedTable = 'private.suppressed_addresses';

/** Records of a database's jobs, which do not apply to another database. */
export const jobTables = ['private.job_runs', 'private.alerts'];

/** Tables of the auth service with account data, except sessions and links. */
export const accountTables = ['auth.users', 'auth.identities', 'auth.mfa_factors'];

/** Records which migrations have been applied. */
export const migrationsTable = 'supabase_migrations.schema_migrations';

/** All tables that must be empty before a restore: every table that is not known to be free of personal data. */
export async function personalTables(sql: SqlRunner): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
     where schemaname in ('public', 'private') or schemaname || '.' || tablename = any ($1::text[])
     order by 1`,
    [accountTables],
  );
  const others = [...referenceTables, ...jobTables];
  return rows.map(({ name }) => name).filter((name) => !others.includes(name));
}

/** The tables that are not empty, each with its number of rows: 'public.contact_messages (3)'. */
export async function heldRows(sql: SqlRunner, tables: readonly string[]): Promise<string[]> {
  const counts = tables.map((table) => `select '${table}' as name, count(*)::integer as held from ${table}`);
  const rows = await sql.query<{ name: string; held: number }>(`${counts.join(' union all ')} order by 1`);
  return rows.filter(({ held }) => held > 0).map(({ name, held }) => `${name} (${held})`);
}
