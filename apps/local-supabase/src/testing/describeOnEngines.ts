import { fileURLToPath } from 'node:url';
import { afterAll, describe } from 'vitest';
import type { EngineKind } from '../backend/engine.ts';
import { findPostgres, startPostgres, type PostgresServer } from './postgresServer.ts';
import { startTestBackend, type TestBackend } from './startTestBackend.ts';

/** A project with one table, for tests that do not need the product's tables. */
export const fixtureProject = fileURLToPath(new URL('fixtureProject', import.meta.url));

/** An engine for a suite, or the reason why it is not available. */
export interface TestEngine {
  kind: EngineKind;
  skipped?: string;
}

/** Starts a new backend on the suite's engine. It is closed when the suite ends. */
export type Start = (supabaseDir?: string) => Promise<TestBackend>;

/** PGlite always; PostgreSQL if it is installed, unless `ENGINES=pglite` is set. */
export function engines(): TestEngine[] {
  return [{ kind: 'pglite' }, { kind: 'postgres', skipped: reasonToSkipPostgres() }];
}

function reasonToSkipPostgres(): string | undefined {
  if (process.env['ENGINES'] === 'pglite') return 'skipped: ENGINES=pglite';
  return findPostgres() ? undefined : 'skipped: no PostgreSQL on this machine';
}

/** Defines the same tests once per engine. A missing engine's tests are skipped, with the reason. */
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
