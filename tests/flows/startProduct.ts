import { startProduct } from '../../tools/product.ts';

/** Starts the product once for all flows, on fresh data; the address goes to them through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct({ timeout: 240_000 });
  process.env['PODIUM_ADDRESS'] = product.address;
  return async () => {
    await product.stop();
  };
}
