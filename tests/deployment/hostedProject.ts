import { readFile } from 'node:fs/promises';
import { openDatabase } from '../../apps/local-supabase/src/backend/postgresDatabase.ts';
import { startPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { installStandIns } from './standIns.ts';

export type HostedProject = Awaited<ReturnType<typeof startHostedProject>>;

/**
 * A PostgreSQL database that looks to migrations like a new hosted project.
 *
 * @param binaries the folder from findPostgres()
 */
export async function startHostedProject(binaries: string) {
  await using started = new AsyncDisposableStack();
  const installation = await installStandIns(binaries);
  started.defer(() => installation?.remove());
  const server = await startPostgres(installation?.binaries ?? binaries, 'supabase_admin');
  started.defer(() => server.stop());
  const address = new URL(await server.createDatabase());
  /** A connection as superuser, for tests that break something. */
  const admin = await openDatabase(address.href);
  started.defer(() => admin.close());
  await admin.exec(await readFile(new URL('hosted.sql', import.meta.url), 'utf8'));

  // Not a superuser.
  address.username = 'postgres';
  const engine = await openDatabase(address.href);
  started.defer(() => engine.close());
  address.searchParams.set('sslmode', 'disable');
  const running = started.move();
  return { url: address.href, engine, admin, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
