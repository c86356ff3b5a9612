import { pgtap } from '@electric-sql/pglite/pgtap';
import type { Engine } from '../backend/engine.ts';

/** For openPglite: enables `create extension pgtap`. */
export const pgtapExtension = { pgtap };

/** The used part of PGlite. */
interface Driver {
  exec(sql: string): Promise<{ rows: Record<string, unknown>[] }[]>;
}

/** Runs one pgTAP file on an embedded database and returns its output lines, in `pg_prove`'s format. */
export async function runPgtap(engine: Engine, source: string): Promise<string[]> {
  const driver = engine.connection.driver as Driver;
  const results = await driver.exec(source);
  return results.flatMap(({ rows }) =>
    rows.flatMap((row) => Object.values(row).flatMap((value) => String(value).split('\n'))),
  );
}
