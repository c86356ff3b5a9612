import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Engine } from './engine.ts';

/** The tables in which Supabase's own tools keep the same records, so that both can work on one database. */
const recordsSql = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
create table if not exists supabase_migrations.seed_files (
  path text primary key,
  hash text not null
);
`;

const migrationName = /^(?<version>\d{14})_(?<name>.+)\.sql$/;

/**
 * Applies the migrations that the database does not have yet, in the order of their names, each in a transaction of its
 * own together with its record.
 *
 * @returns the file names that were applied now
 * @throws with the name of the migration that failed; those before it stay applied
 */
export async function migrate(engine: Engine, migrationsDir: string): Promise<string[]> {
  await engine.exec(recordsSql);
  const records = await engine.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const known = new Set(records.map((record) => record.version));
  const applied: string[] = [];

  for (const fileName of (await readdir(migrationsDir)).toSorted()) {
    const { version, name } = migrationName.exec(fileName)?.groups ?? {};
    if (version === undefined || known.has(version)) continue;
    await applyMigration(engine, join(migrationsDir, fileName), version, name ?? '');
    applied.push(fileName);
  }
  return applied;
}

async function applyMigration(engine: Engine, file: string, version: string, name: string): Promise<void> {
  const statements = await readFile(file, 'utf8');
  try {
    await engine.transaction(async (sql) => {
      await sql.exec(statements);
      await sql.query(
        `insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])`,
        [version, name, statements],
      );
    });
  } catch (error) {
    throw new Error(`The migration ${version}_${name} failed: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * Runs the seed file once in the life of a database, with its record in the same transaction.
 *
 * @param seedFile SQL; nothing happens when there is no such file
 */
export async function seed(engine: Engine, seedFile: string): Promise<void> {
  if (!existsSync(seedFile)) return;
  const statements = await readFile(seedFile, 'utf8');
  const path = basename(seedFile);
  await engine.transaction(async (sql) => {
    const records = await sql.query('select 1 from supabase_migrations.seed_files where path = $1', [path]);
    if (records.length > 0) return;
    await sql.exec(statements);
    const hash = createHash('sha256').update(statements).digest('hex');
    await sql.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [path, hash]);
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
