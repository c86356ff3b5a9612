import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { copyDatabase, postgresPrograms } from './postgresServer.ts';
import { startTestBackend, type TestBackend } from './startTestBackend.ts';

/** A project with one table, for tests that do not need the product's tables. */
export const fixtureProject = fileURLToPath(new URL('fixtureProject', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a migrated PostgreSQL database, which tests copy. */
    migratedDatabase: string;
  }
}

/**
 * Tests that start backends of the product: on PostgreSQL if it is installed, else or with ENGINES=pglite on PGlite.
 * They are closed when the suite ends.
 */
export function describeBackends(title: string, define: (start: () => Promise<TestBackend>) => void): void {
  describe(`${title} (${postgresPrograms === undefined ? 'pglite' : 'postgres'})`, () => {
    const backends: TestBackend[] = [];

    afterAll(() => Promise.all(backends.map((backend) => backend.close())));

    define(async () => {
      const backend = await (postgresPrograms === undefined
        ? startTestBackend()
        : startTestBackend({ kind: 'postgres', url: await copyDatabase(inject('migratedDatabase')) }));
      backends.push(backend);
      return backend;
    });
  });
}

/** Like `describeBackends`, with one backend for all tests of the suite. */
export function describeProject(title: string, define: (backend: TestBackend) => void): void {
  describeBackends(title, (start) => defineWith(start, define));
}

let fixture: Promise<TestBackend> | undefined;

/** Tests that need only the fixture's tables. All of them in a worker share one backend on PGlite. */
export function describeFixture(title: string, define: (backend: TestBackend) => void): void {
  describe(`${title} (pglite)`, () => {
    defineWith(() => (fixture ??= startTestBackend(undefined, fixtureProject)), define);
  });
}

function defineWith(start: () => Promise<TestBackend>, define: (backend: TestBackend) => void): void {
  const backend = {} as TestBackend;
  beforeAll(async () => void Object.assign(backend, await start()));
  define(backend);
}
