import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Sql, TransactionSql } from 'postgres';
import { boundValues } from '../shims/boundValues.ts';
import { plainJson } from '../shims/plainJson.ts';
import { StartError } from '../startError.ts';
import { connectionFailure, driverOptions, readDatabaseAddress } from './databaseAddress.ts';
import type { Engine, PostgresOptions, SqlRunner } from './engine.ts';

/** Maximum number of sessions. */
const poolSize = 10;

export async function openPostgres({ url }: PostgresOptions): Promise<Engine> {
  const address = readDatabaseAddress(url);
  const connection = createPostgresConnection({
    postgresOptions: {
      ...driverOptions(address),
      max: poolSize,
      connect_timeout: 10,
      onnotice: () => undefined,
      types: plainJson,
      connection: { search_path: '"$user", public, extensions' },
    },
  });
  const { driver } = connection;
  const direct = runnerOn(driver);
  try {
    // The driver learns array types only once it is connected.
    await direct.query('select 1');
    boundValues(driver.options.serializers);
  } catch (error) {
    await connection.close();
    throw new StartError(`The database of DATABASE_URL cannot be used: ${connectionFailure(address, error)}.`, {
      cause: error,
    });
  }

  return {
    kind: 'postgres',
    connection,
    ...direct,
    transaction: <Result>(work: (sql: SqlRunner) => Promise<Result>) =>
      driver.begin((transaction) => work(runnerOn(transaction))) as Promise<Result>,
    exclusive: (work) => work(),
    close: () => connection.close(),
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
