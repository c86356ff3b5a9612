import type { TestProject } from 'vitest/node';
import { postgresPrograms, startPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { startTestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';

/** Starts one PostgreSQL for all tests of policies, with a migrated database that they copy. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (postgresPrograms === undefined) return undefined;
  const server = await startPostgres(postgresPrograms);
  const url = await server.createDatabase();
  const backend = await startTestBackend({ kind: 'postgres', url });
  await backend.close();
  provide('migratedDatabase', url);
  return () => server.stop();
}
