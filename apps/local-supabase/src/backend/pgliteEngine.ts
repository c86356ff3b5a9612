import type { PGlite, Transaction } from '@electric-sql/pglite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createTurns } from '../shims/oneRequestAtATime.ts';
import type { Engine, SqlRunner } from './engine.ts';

/**
 * PostgreSQL inside this process.
 *
 * @param dataDir folder of the data; in memory when left out. It has no lock of its own: see dataLock.ts.
 */
export async function openPglite(dataDir?: string): Promise<Engine> {
  const connection = await createPgliteConnection({ url: dataDir });
  const { driver } = connection;
  await driver.waitReady;
  const turns = createTurns();
  const direct = runnerOn(driver);

  return {
    kind: 'pglite',
    connection,
    query: (sql, params) => turns.take(() => direct.query(sql, params)),
    exec: (sql) => turns.take(() => direct.exec(sql)),
    transaction: (work) => turns.take(() => driver.transaction((transaction) => work(runnerOn(transaction)))),
    exclusive: (work) => turns.take(work),
    close: () => turns.take(() => connection.close()),
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
