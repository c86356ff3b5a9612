import type { Database } from '../../apps/local-supabase/src/backend/engine.ts';
import { postgresPrograms } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { startHostedProject } from '../deployment/hostedProject.ts';
import { onEmptyDatabase, overTheWire } from '../../tools/migratedDatabase.ts';

/** Runs `work` on a new database like a hosted project, with its connection string for other programs, and removes it. */
export async function onHosted(work: (database: Database, url: string) => Promise<void>): Promise<void> {
  if (postgresPrograms === undefined) {
    await onEmptyDatabase((engine) => overTheWire(engine, (url) => work(engine, url)));
    return;
  }
  await using project = await startHostedProject(postgresPrograms);
  await work(project.engine, project.url);
}
