import type { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { openPglite } from '../backend/pgliteEngine.ts';
import { migratedCluster } from './clusters.ts';

/** Opens a migrated database with pgTAP. The result runs one file and returns its lines, in `pg_prove`'s format. */
export async function openPgtap(supabaseDir: string): Promise<(source: string) => Promise<string[]>> {
  const cluster = await migratedCluster(supabaseDir);
  const { connection } = await openPglite({ kind: 'pglite', cluster, extensions: { pgtap } });
  return async (source) => {
    const results = await (connection.driver as PGlite).exec(source);
    const values = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row as object)));
    return values.flatMap((value) => String(value).split('\n'));
  };
}
