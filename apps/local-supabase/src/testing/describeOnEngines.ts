import { fileURLToPath } from 'node:url';
import { afterAll, describe } from 'vitest';
import type { EngineKind } from '../backend/engine.ts';
import { findPostgres, startPostgres, type PostgresServer } from './postgresServer.ts';
import { startTestBackend, type TestBackend } from './startTestBackend.ts';

/** A project with one table, for what does not depend on ours. */
export const fixtureProject = fileURLToPath(new URL('fixtureProject', import.meta.url));

/** An engine to run a suite on, or the reason why it cannot be tried here. */
export interface TestEngine {
  kind: EngineKind;
  skipped?: string;
}

/** Starts a fresh backend on the engine of the suite; it is closed when the suite ends. */
export type Start = (supabaseDir?: string) => Promise<TestBackend>;

/** PGlite always; PostgreSQL where its programs are on the machine, unless `ENGINES=pglite` asks to be quick. */
export function engines(): TestEngine[] {
  return [{ kind: 'pglite' }, { kind: 'postgres', skipped: reasonToSkipPostgres() }];
}

function reasonToSkipPostgres(): string | undefined {
  if (process.env['ENGINES'] === 'pglite') return 'skipped: ENGINES=pglite';
  return findPostgres() ? undefined : 'skipped: no PostgreSQL on this machine';
}

/** Defines the same tests once for each engine. Where an engine is missing they are listed as skipped, with the reason. */
export function describeOnEngines(title: string, define: (start: Start, engine: EngineKind) => void): void {
  for (const { kind, skipped } of engines()) {
    const where = skipped === undefined ? kind : `${kind}, ${skipped}`;
    describe.skipIf(skipped !== undefined)(`${title} (${where})`, () => {
      const backends: TestBackend[] = [];
      let server: Promise<PostgresServer> | undefined;

      async function start(supabaseDir?: string): Promise<TestBackend> {
        const backend =
          kind === 'pglite'
            ? await startTestBackend(undefined, supabaseDir)
            : await startTestBackend({ kind, url: await newDatabase() }, supabaseDir);
        backends.push(backend);
        return backend;
      }

      async function newDatabase(): Promise<string> {
        server ??= startPostgres(findPostgres() ?? '');
        return (await server).createDatabase();
      }

      afterAll(async () => {
        await Promise.all(backends.map((backend) => backend.close()));
        await (await server)?.stop();
      });

      define(start, kind);
    });
  }
}
