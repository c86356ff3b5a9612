import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartError } from '../startError.ts';
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

interface Migration {
  /** The fourteen digits that its file's name begins with. */
  version: string;
  name: string;
  file: string;
}

/** In the order of their names; other files are passed over. */
async function migrationsIn(folder: string): Promise<Migration[]> {
  return (await readdir(folder)).toSorted().flatMap((file) => {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
    return version !== undefined && name !== undefined ? [{ version, name, file }] : [];
  });
}

/**
 * Applies the migrations that the database does not have yet, in the order of their names, each in a transaction of its
 * own together with its record.
 *
 * @returns the file names that were applied now
 * @throws StartError before anything is applied, when the database has migrations that the folder lacks
 * @throws with the name of the migration that failed; those before it stay applied
 */
export async function migrate(engine: Engine, migrationsDir: string): Promise<string[]> {
  await engine.exec(recordsSql);
  const records = await engine.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  const applied = records.map(({ version }) => version);
  const migrations = await migrationsIn(migrationsDir);

  const foreign = applied.filter((version) => migrations.every((migration) => migration.version !== version));
  if (foreign.length > 0) {
    throw new StartError(
      'The database was made by another version of this project, with migrations that this one does not have ' +
        `(${foreign.join(', ')}); please start with an empty DATA_DIR or DATABASE_URL.`,
    );
  }

  const missing = migrations.filter(({ version }) => !applied.includes(version));
  for (const migration of missing) await applyMigration(engine, migrationsDir, migration);
  return missing.map(({ file }) => file);
}

async function applyMigration(engine: Engine, folder: string, { version, name, file }: Migration): Promise<void> {
  const statements = await readFile(join(folder, file), 'utf8');
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
