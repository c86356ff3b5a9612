import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bootstrapSql } from '../apps/local-supabase/src/backend/bootstrap.sql.ts';
import type { Engine } from '../apps/local-supabase/src/backend/engine.ts';
import { migrate } from '../apps/local-supabase/src/backend/migrations.ts';
import { openPglite } from '../apps/local-supabase/src/backend/pgliteEngine.ts';
import { freePort } from '../apps/local-supabase/src/testing/freePort.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The part of @electric-sql/pglite-socket that is used; the package belongs to apps/local-supabase alone. */
interface SocketModule {
  PGLiteSocketServer: new (options: { db: unknown; host: string; port: number; maxConnections: number }) => {
    start(): Promise<void>;
    stop(): Promise<void>;
  };
}

async function importSocket(): Promise<SocketModule> {
  const resolve = createRequire(join(root, 'apps/local-supabase/package.json')).resolve;
  return (await import(pathToFileURL(resolve('@electric-sql/pglite-socket')).href)) as SocketModule;
}

/** What the migrations stand on: the accounts belong to the auth service, and only their key matters here. */
const accountsSql = `
create table auth.users (id uuid primary key);
create function auth.uid() returns uuid language sql stable as 'select null::uuid';
`;

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

/** Lets other programs work on an embedded database meanwhile, which speaks PostgreSQL's protocol at `url`. */
export async function overTheWire<Result>(engine: Engine, work: (url: string) => Promise<Result>): Promise<Result> {
  const { PGLiteSocketServer } = await importSocket();
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
