import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { OwnerError } from './run.ts';

/** What belongs to the owner; everything else comes with the migrations or with a new project. */
const tables = ['public.*', 'private.*', 'auth.users', 'auth.identities'];

/** Migrations leave a few rows behind, which the backup holds as well. Triggers would send every mail once more. */
const emptyFirst = `
set session_replication_role = replica;
do $$
declare
  names text := (
    select string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables where schemaname in ('public', 'private')
  );
begin
  execute 'truncate ' || names;
end
$$;
`;

/** The folder of PostgreSQL's own programs. @throws OwnerError where one of them is missing */
export function programsOf(...names: string[]): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), findPostgres() ?? ''];
  const folder = folders.find((candidate) => names.every((name) => existsSync(join(candidate, name))));
  if (folder === undefined) {
    throw new OwnerError(`${names.join(' and ')} of PostgreSQL 17 or later is needed: apt install postgresql-client.`);
  }
  return folder;
}

export async function backUp(url: string, file: string, programs: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await (await open(file, 'wx', 0o600).catch(() => refuse(`${file} cannot be written, or exists already.`))).close();
  const args = ['--dbname', url, '--format=custom', '--data-only', '--no-owner', '--file', file];
  try {
    await runProgram(join(programs, 'pg_dump'), [...args, ...tables.map((table) => `--table=${table}`)]);
  } catch (error) {
    await rm(file);
    throw error;
  }
  await chmod(file, 0o600);
}

export async function restore(url: string, file: string, programs: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-restore-'));
  try {
    const [before, data] = [join(folder, 'before.sql'), join(folder, 'data.sql')];
    await writeFile(before, emptyFirst, { mode: 0o600 });
    await writeFile(data, '', { mode: 0o600 });
    await runProgram(join(programs, 'pg_restore'), ['--data-only', '--no-owner', '--file', data, file]);
    const args = ['--dbname', url, '--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
    await runProgram(join(programs, 'psql'), [...args, '--file', before, '--file', data]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function refuse(sentence: string): never {
  throw new OwnerError(sentence);
}

async function runProgram(program: string, args: string[]): Promise<void> {
  try {
    await promisify(execFile)(program, args, { maxBuffer: 2 ** 24 });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    // The command itself holds the password of the database.
    throw new OwnerError(stderr.trim().split('\n')[0] || `${program} failed.`);
  }
}
