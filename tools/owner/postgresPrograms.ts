import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { libpqVariables, readDatabaseAddress } from '../../apps/local-supabase/src/backend/databaseAddress.ts';
import { findPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';

/** Runs one of PostgreSQL's programs. Resolves with its standard output. */
export type RunProgram = (name: string, args: readonly string[]) => Promise<string>;

/**
 * Lets `work` run PostgreSQL's programs on this database. They get the connection from environment variables, and the
 * password from a file that only this user can read, because process arguments are public (REQ-OPS-1).
 *
 * @param names the programs that `work` needs
 * @throws if one of them is missing
 */
export async function withPrograms<Result>(
  url: string,
  names: readonly string[],
  work: (run: RunProgram) => Promise<Result>,
): Promise<Result> {
  const programs = folderOf(names);
  const address = readDatabaseAddress(url);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'podium-programs-'));
  const passwords = join(folder.path, 'passwords');
  // Matches every host, port, database and user, because this environment has only one server.
  const line = `*:*:*:*:${address.password.replaceAll(/[\\:]/g, '\\$&')}\n`;
  await writeFile(passwords, line, { mode: 0o600 });
  // Removes DATABASE_URL and the variables that libpq would read.
  const own = Object.entries(process.env).filter(([name]) => !/^PG|^DATABASE_URL$/.test(name));
  const variables = { ...libpqVariables(address), PGPASSFILE: passwords, TZ: 'UTC', LC_ALL: 'C' };
  const env = { ...Object.fromEntries(own), ...variables };
  return await work((name, args) => runProgram(join(programs, name), args, env));
}

function folderOf(names: readonly string[]): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), findPostgres() ?? ''];
  const folder = folders.find((candidate) => names.every((name) => existsSync(join(candidate, name))));
  if (folder === undefined) {
    throw new Error(`Install PostgreSQL 17 or later, for ${names.join(' and ')}: apt install postgresql-client.`);
  }
  return folder;
}

async function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { env, maxBuffer: 2 ** 28 })).stdout;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    // psql prefixes errors with file and line.
    const [line = ''] = stderr.trim().split('\n');
    throw new Error(line.replace(/^.*?ERROR: +/, '') || `${program} failed.`, { cause: error });
  }
}
