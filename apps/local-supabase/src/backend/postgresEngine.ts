import { createPostgresConnection } from '@supabase/lite/postgres';
import { boundValues } from '../shims/boundValues.ts';
import { plainJson } from '../shims/plainJson.ts';
import { driverOptions, readDatabaseAddress } from './databaseAddress.ts';
import type { Engine, PostgresOptions } from './engine.ts';
import { databaseOn } from './postgresDatabase.ts';

/** Maximum number of sessions. */
const poolSize = 10;

export async function openPostgres({ url }: PostgresOptions): Promise<Engine> {
  const address = readDatabaseAddress(url);
  const connection = createPostgresConnection({
    postgresOptions: {
      ...driverOptions(address),
      max: poolSize,
      onnotice: () => undefined,
      types: plainJson,
      connection: { search_path: '"$user", public, extensions' },
    },
  });
  const { driver } = connection;
  const database = await databaseOn(driver, address);
  // The driver learns array types only once it is connected.
  boundValues(driver.options.serializers);
  // Without a timeout, postgres.js can wait forever for transactions that were queued.
  const close = () => driver.end({ timeout: 1 });
  return {
    ...database,
    connection,
    hasStatementTimeout: true,
    exclusive: (work) => work(),
    close,
    [Symbol.asyncDispose]: close,
  };
}
