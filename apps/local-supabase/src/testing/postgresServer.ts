import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { freePort } from './freePort.ts';

/** A PostgreSQL server for tests, in a temporary folder. */
export interface PostgresServer {
  /** Creates an empty database and returns its connection string. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Copies a database that has no connections, such as the empty `template1`. Returns the copy's connection string. */
export async function copyDatabase(original: string): Promise<string> {
  const admin = postgres(new URL('/postgres', original).href, { max: 1 });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.unsafe(`create database ${name} template ${new URL(original).pathname.slice(1)}`);
  await admin.end();
  return new URL(name, original).href;
}

const run = promisify(execFile);

const debianFolder = '/usr/lib/postgresql';

/** The folder with PostgreSQL's server programs; undefined if it is not installed. */
export function findPostgres(): string | undefined {
  const debianFolders = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin'))
    : [];
  const candidates = [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders.toSorted().toReversed()];
  return candidates.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/** PostgreSQL's folder for tests; undefined with ENGINES=pglite. */
export const postgresPrograms = process.env['ENGINES'] === 'pglite' ? undefined : findPostgres();

/**
 * @param binaries the folder that findPostgres() found
 * @param superuser the owner of the server
 * @throws when the server does not start within 30 seconds
 */
export async function startPostgres(binaries: string, superuser = 'postgres'): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'podium-postgres-'));
  // PostgreSQL refuses to run as root. This is the user `nobody`.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }, ...user };
  await run(join(binaries, 'initdb'), ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const port = await freePort();
  const control = (...args: string[]) => run(join(binaries, 'pg_ctl'), ['-D', data, '-w', ...args], options);
  const settings = `-k ${folder} -p ${port} -c fsync=off -c listen_addresses=127.0.0.1`;
  await control('-l', join(folder, 'log'), '-o', settings, 'start');

  return {
    createDatabase: () => copyDatabase(`postgres://${superuser}@127.0.0.1:${port}/template1`),
    async stop() {
      // Ends the sessions at once.
      await control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
