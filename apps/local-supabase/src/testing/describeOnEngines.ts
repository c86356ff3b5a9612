import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { EngineKind } from '../backend/engine.ts';
import { copyDatabase, findPostgres, startPostgres, type PostgresServer } from './postgresServer.ts';
import { startTestBackend, type TestBackend } from './startTestBackend.ts';

/** A project with one table, for tests that do not need the product's tables. */
export const fixtureProject = fileURLToPath(new URL('fixtureProject', import.meta.url));

/** Starts a backend on the suite's engine, with the product's migrations unless another folder is given. */
export type Start = (supabaseDir?: string) => Promise<TestBackend>;

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL database with the project's migrations, for copies. */
    migratedDatabase?: string;
  }
}

/** PostgreSQL if it is installed, else PGlite. Both with `ENGINES=all`, only PGlite with `ENGINES=pglite`. */
export function engines(): EngineKind[] {
  const wanted = process.env['ENGINES'];
  if (wanted === 'pglite' || !findPostgres()) return ['pglite'];
  return wanted === 'all' ? ['postgres', 'pglite'] : ['postgres'];
}

/** Defines the same tests once per engine of this run. The backends that they start are closed when the suite ends. */
export function describeOnEngines(title: string, define: (start: Start, engine: EngineKind) => void): void {
  for (const kind of engines()) {
    describe(`${title} (${kind})`, () => {
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
        const migrated = inject('migratedDatabase');
        if (migrated !== undefined) return copyDatabase(migrated);
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

/** The same for tests that share one backend. */
export function describeProject(
  title: string,
  define: (backend: TestBackend, engine: EngineKind) => void,
  supabaseDir?: string,
): void {
  describeOnEngines(title, (start, kind) => {
    const backend = {} as TestBackend;
    beforeAll(async () => void Object.assign(backend, await start(supabaseDir)));
    define(backend, kind);
  });
}

/** The same on the fixture's tables. */
export function describeFixture(title: string, define: (backend: TestBackend, engine: EngineKind) => void): void {
  describeProject(title, define, fixtureProject);
}
