import type { Database, SqlRunner } from '../../apps/local-supabase/src/backend/engine.ts';
import { openDatabase } from '../../apps/local-supabase/src/backend/postgresDatabase.ts';

/**
 * Runs an owner's command on the database of DATABASE_URL. Every error is printed as one sentence on standard error,
 * with exit code 1 (REQ-OPS-1).
 */
export async function run(work: (database: Database) => Promise<void>): Promise<void> {
  try {
    await using database = await openDatabase(process.env['DATABASE_URL'] ?? '');
    await requireMigrations(database);
    await work(database);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function requireMigrations(database: Database): Promise<void> {
  const [row] = await database.query<{ is_there: boolean }>(
    `select to_regprocedure('private.apply_suppressions(timestamptz)') is not null as is_there`,
  );
  if (row?.is_there !== true) {
    throw new Error('The database of DATABASE_URL lacks migrations of this project. Run pnpm deploy:migrations.');
  }
}

/** The e-mail address argument of a command. */
export function requireAddress(value: string | undefined, usage: string): string {
  if (value === undefined || !/^[^@\s,;<>]+@[^@\s,;<>]+$/.test(value)) {
    throw new Error(`One e-mail address is required: ${usage}`);
  }
  return value;
}

/** Everything that is stored about a person: rows by table. */
export async function personData(sql: SqlRunner, email: string): Promise<Record<string, unknown[] | null>> {
  const [row] = await sql.query<{ data: Record<string, unknown[] | null> }>('select private.person_data($1) as data', [
    email,
  ]);
  return row?.data ?? {};
}
