import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { freePort } from './freePort.ts';

/** A PostgreSQL server for tests, in a folder of its own that goes away with it. */
export interface PostgresServer {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  pid(): number | undefined;
  /** Ends every session at once, as a crash would, and starts again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface User {
  uid: number;
  gid: number;
}

const debianFolder = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`, or nothing when this machine has none. */
export function findPostgres(): string | undefined {
  const debianFolders = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin'))
    : [];
  const candidates = [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders.toSorted().toReversed()];
  return candidates.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}

/**
 * @param binaries the folder that findPostgres() found
 * @param superuser who owns the server
 * @throws when the server does not start within 30 seconds
 */
export async function startPostgres(binaries: string, superuser = 'postgres'): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'podium-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

  await promisify(execFile)(
    join(binaries, 'initdb'),
    ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { cwd: folder, env: environment, ...user },
  );
  const port = await freePort();
  const run = () =>
    spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-k', folder, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
      { cwd: folder, env: environment, stdio: 'ignore', ...user },
    );
  let server = run();

  const address = `postgres://${superuser}@127.0.0.1:${port}`;
  const admin = postgres(`${address}/postgres`, { max: 1, onnotice: () => undefined });
  await untilReady(admin, server);
  let databases = 0;

  return {
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      await admin.unsafe(`create database ${name}`);
      return `${address}/${name}`;
    },
    pid: () => server.pid,
    async restart() {
      await crash(server);
      server = run();
      await untilReady(admin, server);
    },
    async stop() {
      await admin.end({ timeout: 1 });
      await crash(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The immediate shutdown: sessions are cut off, and the next start recovers from the log. */
async function crash(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGQUIT');
  await ended;
}

/** PostgreSQL refuses to run as root, so root starts it as somebody else. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(found?.[2] ?? 65_534), gid: Number(found?.[3] ?? 65_534) };
}

async function untilReady(admin: postgres.Sql, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && server.exitCode === null) {
    try {
      await admin`select 1`;
      return;
    } catch {
      await sleep(50);
    }
  }
  server.kill('SIGKILL');
  throw new Error('PostgreSQL did not start.');
}
