import { pgtap } from '@electric-sql/pglite/pgtap';
import type { Engine } from '../backend/engine.ts';

/** For openPglite: with it a database can `create extension pgtap`. */
export const pgtapExtension = { pgtap };

/** The part of PGlite that is used. */
interface Driver {
  exec(sql: string): Promise<{ rows: Record<string, unknown>[] }[]>;
}

/** Runs one file of pgTAP on an embedded database and returns what it says, line by line, as `pg_prove` would read it. */
export async function runPgtap(engine: Engine, source: string): Promise<string[]> {
  const driver = engine.connection.driver as Driver;
  const results = await driver.exec(source);
  return results.flatMap(({ rows }) =>
    rows.flatMap((row) => Object.values(row).flatMap((value) => String(value).split('\n'))),
  );
}
