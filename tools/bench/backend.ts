import { findPostgres, startPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { positive, readCommandLine } from '../commandLine.ts';
import { startProduct } from '../product.ts';
import { productCalls, unlimited } from './backendCalls.ts';
import { load } from './load.ts';
import { growTo } from './manyRows.ts';
import { residentMebibytes } from './resident.ts';
import { printTable } from './table.ts';

const usage = `Measures each call of the product at 1, 10 and 50 clients through the real server, with functions in Deno, and the
resident memory before and after, on PGlite and on PostgreSQL. The clients run on the same cores.

  npx node tools/bench/backend.ts [--seconds 3] [--rows N]

With --rows every table that grows with visitors is filled up to so many rows before; PostgreSQL only. With a million, p95
of one client may be 1.5 times that with a thousand.`;

const { values } = readCommandLine({
  usage,
  options: { seconds: { type: 'string', default: '3' }, rows: { type: 'string' } },
});
const seconds = positive('--seconds', values.seconds);
const rowCount = values.rows === undefined ? 0 : positive('--rows', values.rows);

if (rowCount === 0) await measure('pglite');
const binaries = findPostgres();
if (binaries === undefined) {
  process.stdout.write('\nPostgreSQL: skipped, it is not installed.\n');
} else {
  const server = await startPostgres(binaries);
  try {
    await measure('postgres', await server.createDatabase());
  } finally {
    await server.stop();
  }
}

async function measure(engine: string, databaseUrl = ''): Promise<void> {
  await using product = await startProduct({ env: { ...unlimited, DATABASE_URL: databaseUrl } });
  if (rowCount > 0) await growTo(databaseUrl, rowCount);
  const atStart = residentMebibytes(product.pid);
  const rows: string[][] = [];
  for (const [name, call] of Object.entries(await productCalls(product.address))) {
    await call();
    for (const clients of [1, 10, 50]) {
      const { perSecond, times, wrong } = await load(call, clients, seconds);
      const figures = [perSecond, ...times].map((figure) => figure.toFixed(figure < 100 ? 1 : 0));
      rows.push([name, String(clients), ...figures, String(wrong)]);
    }
  }
  printTable(
    `Backend on ${engine}, ${seconds} s each; ${atStart} MiB when ready, ${residentMebibytes(product.pid)} MiB afterwards`,
    ['call', 'clients', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'wrong'],
    rows,
  );
}
