import { chmod, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { accountTables, jobTables, suppressedTable } from './personalTables.ts';
import { withPrograms } from './postgresPrograms.ts';
import { OwnerError } from './run.ts';

/** Records which migrations had been applied to the data. */
export const migrationsTable = 'supabase_migrations.schema_migrations';

/** The owner's data. Everything else comes from migrations or from a new project. */
const tables = ['public.*', 'private.*', ...accountTables, migrationsTable];

export async function backUp(url: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await (await open(file, 'wx', 0o600).catch(() => refuse(`${file} cannot be written, or exists already.`))).close();
  const args = ['--format=custom', '--data-only', '--no-owner', '--no-password', `--file=${file}`];
  const included = tables.map((table) => `--table=${table}`);
  const excluded = [suppressedTable, ...jobTables].map((table) => `--exclude-table=${table}`);
  try {
    await withPrograms(url, ['pg_dump'], (run) => run('pg_dump', [...args, ...included, ...excluded]));
  } catch (error) {
    await rm(file);
    throw error;
  }
  await chmod(file, 0o600);
}

function refuse(sentence: string): never {
  throw new OwnerError(sentence);
}
