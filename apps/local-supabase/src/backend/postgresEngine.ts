import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Sql, TransactionSql } from 'postgres';
import { boundValues } from '../shims/boundValues.ts';
import { plainJson } from '../shims/plainJson.ts';
import { StartError } from '../startError.ts';
import type { Engine, PostgresOptions, SqlRunner } from './engine.ts';

/** How many sessions the server is asked for at most. */
const poolSize = 10;

export async function openPostgres({ url }: PostgresOptions): Promise<Engine> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
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
    // Only a connection knows the types of lists.
    await direct.query('select 1');
    boundValues(driver.options.serializers);
  } catch (error) {
    await connection.close();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`The database of DATABASE_URL cannot be used: ${message || code}.`, { cause: error });
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
