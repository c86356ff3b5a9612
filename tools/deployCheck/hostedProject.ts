import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';
import { openPostgres } from '../../apps/local-supabase/src/backend/postgresEngine.ts';
import { startPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { installStandIns } from './standIns.ts';

const hostedSqlFile = fileURLToPath(new URL('hosted.sql', import.meta.url));

/** A PostgreSQL database that looks to migrations like a new hosted project. */
export interface HostedProject {
  /** Connection string of `postgres`, which is not a superuser, for the CLI. */
  url: string;
  /** An open connection to it. */
  engine: Engine;
  /** A connection as superuser, for tests that break something. */
  admin: Engine;
  /** Whether it has stand-ins for pg_cron and pg_net. */
  hasTimer: boolean;
  stop(): Promise<void>;
}

/** @param binaries the folder from findPostgres() */
export async function startHostedProject(binaries: string): Promise<HostedProject> {
  const installation = await installStandIns(binaries);
  const server = await startPostgres(installation?.binaries ?? binaries, 'supabase_admin');
  const stop = async () => {
    await server.stop();
    await installation?.remove();
  };
  try {
    const adminUrl = await server.createDatabase();
    const admin = await openPostgres({ kind: 'postgres', url: adminUrl });
    await admin.exec(await readFile(hostedSqlFile, 'utf8'));

    const address = new URL(adminUrl);
    address.username = 'postgres';
    const engine = await openPostgres({ kind: 'postgres', url: address.href });
    address.searchParams.set('sslmode', 'disable');
    return {
      url: address.href,
      engine,
      admin,
      hasTimer: installation !== undefined,
      async stop() {
        await engine.close();
        await admin.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
