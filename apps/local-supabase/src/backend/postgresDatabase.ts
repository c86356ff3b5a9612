import postgres, { type Sql, type TransactionSql } from 'postgres';
import { connectionFailure, type DatabaseAddress, driverOptions, readDatabaseAddress } from './databaseAddress.ts';
import type { Database, SqlRunner } from './engine.ts';

/**
 * Opens a PostgreSQL database without the API, for commands: loading the API takes longer than most of them.
 *
 * @throws when it cannot be reached
 */
export async function openDatabase(url: string): Promise<Database> {
  const address = readDatabaseAddress(url);
  return databaseOn(postgres({ ...driverOptions(address), onnotice: () => undefined }), address);
}

/** Connects a driver and returns its database. Closes the driver if that fails. */
export async function databaseOn(driver: Sql, address: DatabaseAddress): Promise<Database> {
  const direct = runnerOn(driver);
  try {
    await direct.query('select 1');
  } catch (error) {
    await driver.end();
    throw new Error(`The database of DATABASE_URL cannot be used: ${connectionFailure(address, error)}.`, {
      cause: error,
    });
  }
  return {
    ...direct,
    transaction: <Result>(work: (sql: SqlRunner) => Promise<Result>) =>
      driver.begin((transaction) => work(runnerOn(transaction))) as Promise<Result>,
    close: () => driver.end(),
    [Symbol.asyncDispose]: () => driver.end(),
  };
}

function runnerOn(sql: Sql | TransactionSql): SqlRunner {
  return {
    async query<Row extends object>(text: string, params: readonly unknown[] = []) {
      const rows = await sql.unsafe<Row[]>(text, [...params] as never[]);
      return [...rows] as Row[];
    },
    async exec(text) {
      await sql.unsafe(text).simple();
    },
  };
}
