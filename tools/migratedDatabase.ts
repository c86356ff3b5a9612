import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../apps/local-supabase/src/backend/engine.ts';
import { openPglite } from '../apps/local-supabase/src/backend/pgliteEngine.ts';
import { emptyCluster, migratedCluster } from '../apps/local-supabase/src/testing/clusters.ts';
import { PGLiteSocketServer, type PGLiteSocketServerOptions } from '../apps/local-supabase/src/testing/pgliteSocket.ts';
import { freePort } from '../apps/local-supabase/src/testing/freePort.ts';

const root = join(import.meta.dirname, '..');

export const migrationsFolder = join(root, 'supabase/migrations');

/**
 * Runs `work` on a new embedded database that looks like a new hosted project. Its `postgres` is a superuser, and it
 * has no auth service.
 */
export async function onEmptyDatabase<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
  await using engine = await openPglite({ kind: 'pglite', cluster: await emptyCluster() });
  await engine.exec(await readFile(join(root, 'tests/deployment/hosted.sql'), 'utf8'));
  return await work(engine);
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
  const port = await freePort();
  const server = new PGLiteSocketServer({
    db: engine.connection.driver as PGLiteSocketServerOptions['db'],
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
