import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './engine.ts';

/** The record tables of Supabase's own tools, so that both can work on one database. */
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
  /** The first fourteen digits of the file name. */
  version: string;
  name: string;
  file: string;
}

/** Sorted by name; other files are ignored. */
async function migrationsIn(folder: string): Promise<Migration[]> {
  return (await readdir(folder)).toSorted().flatMap((file) => {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
    return version !== undefined && name !== undefined ? [{ version, name, file }] : [];
  });
}

/**
 * Ignores white space and semicolons: Supabase's CLI records trimmed single statements, and git may change line ends.
 */
function checksumOf(statements: string): string {
  return hash('sha256', statements.replaceAll(/[\s;]+/g, ''));
}

/** Checksums of the applied migrations, by version. Undefined if the record has no statements. */
async function appliedTo(database: Database): Promise<Map<string, string | undefined>> {
  const records = await database.query<{ version: string; statements: string | null }>(
    `select version, array_to_string(statements, '') as statements
     from supabase_migrations.schema_migrations order by version`,
  );
  return new Map(records.map(({ version, statements }) => [version, statements ? checksumOf(statements) : undefined]));
}

/**
 * Applies missing migrations in the order of their names. Each runs in one transaction with its record.
 *
 * @returns the file names of the applied migrations
 * @throws before any change, when applied migrations are missing from the folder or differ (REQ-OPS-3)
 * @throws with the name of the failed migration; earlier ones stay applied
 */
export async function migrate(database: Database, migrationsDir: string): Promise<string[]> {
  await database.exec(recordsSql);
  const applied = await appliedTo(database);
  const migrations = await migrationsIn(migrationsDir);

  const foreign = [...applied.keys()].filter((version) =>
    migrations.every((migration) => migration.version !== version),
  );
  if (foreign.length > 0) {
    throw new Error(
      'The database has migrations of another version of this project ' +
        `(${foreign.join(', ')}). Start with an empty DATA_DIR or DATABASE_URL.`,
    );
  }

  const changed: string[] = [];
  for (const { version, file } of migrations) {
    const checksum = applied.get(version);
    if (checksum && checksum !== checksumOf(await readFile(join(migrationsDir, file), 'utf8'))) changed.push(file);
  }
  if (changed.length > 0) {
    throw new Error(
      `${changed.join(', ')} has changed since the database applied it. Restore the file ` +
        'and write the change as a new migration, or start with an empty DATA_DIR or DATABASE_URL.',
    );
  }

  const missing = migrations.filter(({ version }) => !applied.has(version));
  for (const migration of missing) await applyMigration(database, migrationsDir, migration);
  return missing.map(({ file }) => file);
}

async function applyMigration(database: Database, folder: string, { version, name, file }: Migration): Promise<void> {
  const statements = await readFile(join(folder, file), 'utf8');
  try {
    await database.transaction(async (sql) => {
      await sql.exec(statements);
      await sql.query(
        `insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])`,
        [version, name, statements],
      );
    });
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${version}_${name} failed: ${sentence}`, { cause: error });
  }
}
