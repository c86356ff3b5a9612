/**
 * Writes packages/data/src/client/database.types.ts from the migrations, by Supabase's own command line over a fresh
 * embedded database. With --check nothing is written, and a difference ends with exit code 1.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bootstrapSql } from '../apps/local-supabase/src/backend/bootstrap.sql.ts';
import type { Engine } from '../apps/local-supabase/src/backend/engine.ts';
import { migrate } from '../apps/local-supabase/src/backend/migrations.ts';
import { openPglite } from '../apps/local-supabase/src/backend/pgliteEngine.ts';
import { freePort } from '../apps/local-supabase/src/testing/freePort.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const backendPackage = join(root, 'apps/local-supabase');

export const typesFile = join(root, 'packages/data/src/client/database.types.ts');

/** The part of @electric-sql/pglite-socket that is used; the package belongs to apps/local-supabase alone. */
interface SocketModule {
  PGLiteSocketServer: new (options: { db: unknown; host: string; port: number; maxConnections: number }) => {
    start(): Promise<void>;
    stop(): Promise<void>;
  };
}

async function importSocket(): Promise<SocketModule> {
  const resolve = createRequire(join(backendPackage, 'package.json')).resolve;
  return (await import(pathToFileURL(resolve('@electric-sql/pglite-socket')).href)) as SocketModule;
}

/** What the migrations stand on: the accounts belong to the auth service, and only their key matters here. */
const accountsSql = `
create table auth.users (id uuid primary key);
create function auth.uid() returns uuid language sql stable as 'select null::uuid';
`;

/** Runs `supabase gen types` over the wire protocol of PostgreSQL, in a folder where it may leave its files. */
async function typesOfDatabase(port: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-types-'));
  try {
    const { stdout } = await promisify(execFile)(
      join(backendPackage, 'node_modules/.bin/supabase'),
      [
        'gen',
        'types',
        '--schema',
        'public',
        `--remote=postgres://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
      ],
      {
        cwd: folder,
        env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
        maxBuffer: 16 * 1024 * 1024,
        timeout: 120_000,
      },
    );
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Supabase's command line leaves the layout to others; a diff of this file should be readable. */
export async function formatted(source: string): Promise<string> {
  const formatting = promisify(execFile)(join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath=types.ts'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  formatting.child.stdin?.end(source);
  return (await formatting).stdout;
}

/** Works on a fresh embedded database with all migrations, and without the auth service. */
export async function onMigratedDatabase<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
  const engine = await openPglite({ kind: 'pglite' });
  try {
    await engine.exec(bootstrapSql);
    await engine.exec(accountsSql);
    await migrate(engine, join(root, 'supabase/migrations'));
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** The types as the migrations of this checkout make them. */
export async function generateTypes(): Promise<string> {
  const { PGLiteSocketServer } = await importSocket();
  return onMigratedDatabase(async (engine) => {
    const port = await freePort();
    const server = new PGLiteSocketServer({
      db: engine.connection.driver,
      host: '127.0.0.1',
      port,
      maxConnections: 10,
    });
    await server.start();
    try {
      return await formatted(await typesOfDatabase(port));
    } finally {
      await server.stop();
    }
  });
}

async function main(): Promise<void> {
  const types = await generateTypes();
  if (!process.argv.includes('--check')) {
    await writeFile(typesFile, types);
    process.stdout.write('Wrote packages/data/src/client/database.types.ts.\n');
    return;
  }
  if (types !== (await readFile(typesFile, 'utf8').catch(() => ''))) {
    process.stderr.write('The database types are not those of the migrations: node tools/generate-types.ts\n');
    process.exitCode = 1;
  }
}

if (import.meta.main) {
  await main();
}
