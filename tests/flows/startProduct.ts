import { findPostgres, startPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { startProduct } from '../../tools/product.ts';

/** Starts the product once for all flows, on fresh data; the address goes to them through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct({ timeout: 240_000 });
  process.env['PODIUM_ADDRESS'] = product.address;
  return async () => {
    await product.stop();
  };
}

/** Starts a second product, on a PostgreSQL server of its own, for as long as its address is walked through. */
export async function startOnPostgres(walk: (address: string) => Promise<void>): Promise<void> {
  const postgres = await startPostgres(findPostgres() ?? '');
  try {
    const product = await startProduct({ env: { DATABASE_URL: await postgres.createDatabase() } });
    await walk(product.address).finally(() => product.stop());
  } finally {
    await postgres.stop();
  }
}
