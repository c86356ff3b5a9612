import { parseArgs } from 'node:util';
import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';
import { openPostgres } from '../../apps/local-supabase/src/backend/postgresEngine.ts';
import { findPostgres, startPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { type RunningProduct, startProduct } from '../product.ts';
import { productCalls, unlimited } from './backendCalls.ts';
import { load } from './load.ts';
import { growTo } from './manyRows.ts';
import { notePlans, scannedTables } from './plans.ts';
import { printTable } from './table.ts';

/**
 * `pnpm bench:rows [--seconds 3] [--sizes 1000,100000,1000000]`: p95 of each call of the product, one client, while the
 * tables grow; then the plans of all its statements at the largest size. PostgreSQL only.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string' }, sizes: { type: 'string' } } });
const seconds = Number(values.seconds ?? 3);
const sizes = (values.sizes ?? '1000,100000,1000000').split(',').map(Number);

/** Tables of this size are read whole by every planner, and rightly. */
const smallTable = 1000;
/** Target of issue 6 §3: p95 with the most rows against p95 with the fewest. */
const targetRatio = 1.5;

const binaries = findPostgres();
if (binaries === undefined) {
  process.stdout.write('bench:rows: skipped, there is no PostgreSQL on this machine.\n');
  process.exit(0);
}
const server = await startPostgres(binaries);
const url = await server.createDatabase();
let product: RunningProduct | undefined;
let engine: Engine | undefined;
try {
  product = await startProduct({ env: { ...unlimited, DATABASE_URL: url } });
  engine = await openPostgres({ kind: 'postgres', url });
  await engine.exec('update private.download_limits set requests_per_hour = 1000000, total_per_hour = 1000000');
  const p95: Record<string, number[]> = {};
  for (const size of sizes) {
    await growTo(engine, size);
    for (const [name, call] of Object.entries(await productCalls(product.address))) {
      await load(call, 1, 0.5);
      (p95[name] ??= []).push((await load(call, 1, seconds)).p95);
    }
  }
  const rows = Object.entries(p95).map(([name, times]) => {
    const ratio = (times.at(-1) ?? 0) / (times[0] ?? 1);
    return [name, ...times.map((time) => time.toFixed(1)), ratio.toFixed(2), ratio <= targetRatio ? 'held' : 'MISSED'];
  });
  printTable(
    `p95 in ms by rows in every table, one client, PostgreSQL, ${seconds} s each`,
    ['call', ...sizes.map((size) => size.toLocaleString('en')), 'ratio', `target ${targetRatio}`],
    rows,
  );

  await product.stop();
  await notePlans(engine);
  await engine.close();
  await server.restart();
  product = await startProduct({ env: { ...unlimited, DATABASE_URL: url } });
  for (const call of Object.values(await productCalls(product.address))) for (let n = 0; n < 3; n += 1) await call();
  // Until the scheduled drain has looked, too.
  await new Promise((resolve) => setTimeout(resolve, 8000));
  engine = await openPostgres({ kind: 'postgres', url });
  await engine.query('select * from private.apply_retention()');
  await engine.query(
    `select private.person_data('sender5@many.example'), private.erase_person('sender5@many.example')`,
  );

  const database = engine;
  const { plans, scans } = await scannedTables(database);
  const found = await Promise.all(
    [...scans].map(async ([table, count]) => {
      const [row] = await database.query<{ rows: number }>(
        'select coalesce(max(reltuples), 0)::integer as rows from pg_class where relname = $1',
        [table],
      );
      return { table, count, rows: row?.rows ?? 0 };
    }),
  );
  printTable(
    `Tables read from end to end in ${plans} noted plans`,
    ['table', 'plans', 'rows in it', 'verdict'],
    found.map(({ table, count, rows: size }) => [
      table,
      String(count),
      size.toLocaleString('en'),
      size <= smallTable ? 'small' : 'SCANNED',
    ]),
  );
} finally {
  await product?.stop();
  await engine?.close();
  await server.stop();
}
