import type { Engine, EngineKind } from '../../apps/local-supabase/src/backend/engine.ts';
import { findPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { startHostedProject } from '../deployment/hostedProject.ts';
import { onEmptyDatabase, overTheWire } from '../../tools/migratedDatabase.ts';

/** A database like a new hosted project, and its connection string for other programs. */
export type HostedWork = (engine: Engine, url: string) => Promise<void>;

/** Runs `work` on a new database of this kind, and removes it. */
export async function onHosted(kind: EngineKind, work: HostedWork): Promise<void> {
  if (kind === 'pglite') {
    await onEmptyDatabase((engine) => overTheWire(engine, (url) => work(engine, url)));
    return;
  }
  const project = await startHostedProject(findPostgres() ?? '');
  try {
    await work(project.engine, project.url);
  } finally {
    await project.stop();
  }
}
