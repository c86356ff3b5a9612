import { setFlagsFromString } from 'node:v8';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { boundValues } from '../shims/boundValues.ts';
import { endAtPanic } from '../shims/endAtPanic.ts';
import { createReentrantMutex } from '../shims/reentrantMutex.ts';
import { ensureCluster } from './cluster.ts';
import type { Engine, PgliteOptions, SqlRunner } from './engine.ts';

/** PostgreSQL's default cache would need 120 MB more without a measurable gain. */
const settings = ['shared_buffers=16MB', 'search_path="$user", public, extensions'];
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

/**
 * Optimizing PostgreSQL's WebAssembly needs more than half a gigabyte for a while. Without it a request takes some
 * milliseconds longer, and the process stays below 300 MB.
 */
function keepWasmSmall(): void {
  setFlagsFromString('--no-wasm-dynamic-tiering');
  setFlagsFromString('--no-wasm-tier-up');
}

export async function openPglite({ dataDir, cluster, extensions }: PgliteOptions): Promise<Engine> {
  keepWasmSmall();
  if (dataDir !== undefined) await ensureCluster(dataDir);
  const connection = await createPgliteConnection({
    url: dataDir,
    pgliteOptions: { startParams, loadDataDir: cluster, extensions },
  });
  const { driver } = connection;
  try {
    await driver.waitReady;
  } catch (error) {
    throw new Error(`The database in ${dataDir ?? 'memory'} cannot be opened: ${String(error)}.`, { cause: error });
  }
  // PostgreSQL's main program exits after its start, and PGlite sets this process's exit code from it.
  process.exitCode = undefined;
  boundValues(driver.serializers);
  endAtPanic(driver);
  const exclusive = createReentrantMutex();
  const direct = runnerOn(driver);
  const close = () => exclusive(() => connection.close());

  return {
    connection,
    // PGlite has no timers.
    hasStatementTimeout: false,
    query: (sql, params) => exclusive(() => direct.query(sql, params)),
    exec: (sql) => exclusive(() => direct.exec(sql)),
    transaction: (work) => exclusive(() => driver.transaction((transaction) => work(runnerOn(transaction)))),
    exclusive,
    close,
    [Symbol.asyncDispose]: close,
  };
}

function runnerOn(queryable: PGlite | Transaction): SqlRunner {
  return {
    async query<Row extends object>(sql: string, params: readonly unknown[] = []) {
      const { rows } = await queryable.query<Row>(sql, [...params]);
      return rows;
    },
    async exec(sql) {
      await queryable.exec(sql);
    },
  };
}
