import { openPostgres } from '../../apps/local-supabase/src/backend/postgresEngine.ts';
import { findPostgres, startPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { positive, readCommandLine, stop } from '../commandLine.ts';
import { type RunningProduct, startProduct } from '../product.ts';
import { productCalls, unlimited } from './backendCalls.ts';
import { load } from './load.ts';
import { growTo } from './manyRows.ts';
import { residentMebibytes } from './resident.ts';
import { printTable } from './table.ts';

const usage = `Measures each call of the product at 1, 10 and 50 clients through the real server, with functions in Deno, and the
resident memory before and after. The clients run on the same cores.

  npx node tools/bench/backend.ts [--seconds 3] [--engine pglite|postgres] [--rows N]

With --rows every table that grows with visitors is filled up to so many rows before; PostgreSQL only. With a million, p95
of one client may be 1.5 times that with a thousand.`;

const { values } = readCommandLine({
  usage,
  options: { seconds: { type: 'string', default: '3' }, engine: { type: 'string' }, rows: { type: 'string' } },
});
const seconds = positive('--seconds', values.seconds);
const rowCount = values.rows === undefined ? 0 : positive('--rows', values.rows);
const chosen = values.engine ?? (rowCount > 0 ? 'postgres' : undefined);
const engines = ['pglite', 'postgres'].filter((engine) => [undefined, engine].includes(chosen));
if (engines.length === 0) stop(`--engine takes pglite or postgres, not '${values.engine}'.`);

for (const engine of engines) {
  const binaries = engine === 'postgres' ? findPostgres() : undefined;
  if (engine === 'pglite' || binaries !== undefined) await measure(engine, binaries);
  else process.stdout.write('\nPostgreSQL: skipped, it is not installed.\n');
}

async function measure(engine: string, binaries: string | undefined): Promise<void> {
  const server = binaries === undefined ? undefined : await startPostgres(binaries);
  try {
    const database = server && { DATABASE_URL: await server.createDatabase() };
    const product = await startProduct({ env: { ...unlimited, ...database } });
    try {
      if (rowCount > 0 && database) await fill(database.DATABASE_URL);
      await measureCalls(engine, product);
    } finally {
      await product.stop();
    }
  } finally {
    await server?.stop();
  }
}

async function fill(url: string): Promise<void> {
  const engine = await openPostgres({ kind: 'postgres', url });
  try {
    await growTo(engine, rowCount);
  } finally {
    await engine.close();
  }
}

async function measureCalls(engine: string, { address, pid }: RunningProduct): Promise<void> {
  const atStart = residentMebibytes(pid);
  const rows: string[][] = [];
  for (const [name, call] of Object.entries(await productCalls(address))) {
    await call();
    for (const clients of [1, 10, 50]) {
      const { perSecond, p50, p95, p99, wrong } = await load(call, clients, seconds);
      const figures = [perSecond, p50, p95, p99].map((figure) => figure.toFixed(figure < 100 ? 1 : 0));
      rows.push([name, String(clients), ...figures, String(wrong)]);
    }
  }
  printTable(
    `Backend on ${engine}, ${seconds} s each; ${atStart} MiB when ready, ${residentMebibytes(pid)} MiB afterwards`,
    ['call', 'clients', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'wrong'],
    rows,
  );
}
