import { findPostgres, startPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { positive, readCommandLine, stop } from '../commandLine.ts';
import { startProduct } from '../product.ts';
import { productCalls, unlimited } from './backendCalls.ts';
import { load } from './load.ts';
import { residentMebibytes } from './resident.ts';
import { printTable } from './table.ts';

const usage = `Measures what each call of the product takes at 1, 10 and 50 clients, through the real server, functions in Deno and rate
limits included. The clients run on the same cores.

  pnpm bench:backend [--seconds 3] [--engine pglite|postgres]`;

const { values } = readCommandLine({
  usage,
  options: { seconds: { type: 'string', default: '3' }, engine: { type: 'string' } },
});
const seconds = positive('--seconds', values.seconds);
const engines = ['pglite', 'postgres'] as const;
if (values.engine !== undefined && !engines.some((engine) => engine === values.engine))
  stop(`--engine takes pglite or postgres, not '${values.engine}'.`);
const clientCounts = [1, 10, 50];

for (const engine of engines) {
  if (values.engine !== undefined && values.engine !== engine) continue;
  if (engine === 'postgres' && !findPostgres()) {
    process.stdout.write('\nPostgreSQL: skipped, there is none on this machine.\n');
    continue;
  }
  await measure(engine);
}

async function measure(engine: 'pglite' | 'postgres'): Promise<void> {
  const server = engine === 'postgres' ? await startPostgres(findPostgres() ?? '') : undefined;
  const database = server ? { DATABASE_URL: await server.createDatabase() } : undefined;
  const product = await startProduct({ env: { ...unlimited, ...database } }).catch(async (error: unknown) => {
    await server?.stop();
    throw error;
  });
  const memory = async () => {
    const own = await residentMebibytes(product.pid);
    return server ? `${own} + ${await residentMebibytes(server.pid() ?? 0)} of PostgreSQL` : own;
  };
  try {
    const atStart = await memory();
    const rows: string[][] = [];
    for (const [name, call] of Object.entries(await productCalls(product.address))) {
      await call();
      for (const clients of clientCounts) {
        const { perSecond, p50, p95, p99, wrong } = await load(call, clients, seconds);
        const figures = [perSecond, p50, p95, p99].map((figure) => figure.toFixed(figure < 100 ? 1 : 0));
        rows.push([name, String(clients), ...figures, String(wrong)]);
      }
    }
    printTable(
      `Backend on ${engine}, ${seconds} s each; memory ${atStart} MiB when ready, ${await memory()} MiB afterwards`,
      ['call', 'clients', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'wrong'],
      rows,
    );
  } finally {
    await product.stop();
    await server?.stop();
  }
}
