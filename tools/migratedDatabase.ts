import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine } from '../apps/local-supabase/src/backend/engine.ts';
import { openPglite } from '../apps/local-supabase/src/backend/pgliteEngine.ts';
import { emptyCluster, migratedCluster } from '../apps/local-supabase/src/testing/clusters.ts';
import { freePort } from '../apps/local-supabase/src/testing/freePort.ts';

const root = join(import.meta.dirname, '..');

/** The used part of @electric-sql/pglite-socket, which is a dependency of apps/local-supabase only. */
interface SocketModule {
  PGLiteSocketServer: new (options: { db: unknown; host: string; port: number; maxConnections: number }) => {
    start(): Promise<void>;
    stop(): Promise<void>;
  };
}

export const migrationsFolder = join(root, 'supabase/migrations');

/**
 * Runs `work` on a new embedded database that looks like a new hosted project. Its `postgres` is a superuser, and it
 * has no auth service.
 */
export async function onEmptyDatabase<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
  const engine = await openPglite({ kind: 'pglite', cluster: await emptyCluster() });
  try {
    await engine.exec(await readFile(join(root, 'tests/deployment/hosted.sql'), 'utf8'));
    return await work(engine);
  } finally {
    await engine.close();
  }
}

let shared: Promise<Engine> | undefined;

/**
 * Runs `work` on the embedded database with all migrations of this checkout. It is shared and stays open until the
 * process ends, so `work` must not change it.
 */
export async function onMigratedDatabase<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
  shared ??= migratedCluster(join(root, 'supabase')).then((cluster) => openPglite({ kind: 'pglite', cluster }));
  return work(await shared);
}

/** Exposes an embedded database to other programs while `work` runs. It speaks PostgreSQL's protocol at `url`. */
export async function overTheWire<Result>(engine: Engine, work: (url: string) => Promise<Result>): Promise<Result> {
  const { resolve } = createRequire(join(root, 'apps/local-supabase/package.json'));
  const socket = pathToFileURL(resolve('@electric-sql/pglite-socket')).href;
  const { PGLiteSocketServer } = (await import(socket)) as SocketModule;
  const port = await freePort();
  const server = new PGLiteSocketServer({
    db: engine.connection.driver,
    host: '127.0.0.1',
    port,
    maxConnections: 10,
  });
  await server.start();
  try {
    return await work(`postgres://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`);
  } finally {
    await server.stop();
  }
}
