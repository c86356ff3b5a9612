import { findPostgres, startPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { startProduct } from '../product.ts';

/**
 * Starts the product once for all tests, with new data, and sets PODIUM_ADDRESS. If that is already set, the tests use
 * the product at that address.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['PODIUM_ADDRESS']) return undefined;
  const product = await startProduct({ timeout: 240_000 });
  process.env['PODIUM_ADDRESS'] = product.address;
  return async () => {
    await product.stop();
  };
}

/** Starts a second product on its own PostgreSQL database while `walk` runs. */
export async function startOnPostgres(walk: (address: string) => Promise<void>): Promise<void> {
  const postgres = await startPostgres(findPostgres() ?? '');
  try {
    await using product = await startProduct({ env: { DATABASE_URL: await postgres.createDatabase() } });
    await walk(product.address);
  } finally {
    await postgres.stop();
  }
}
