import { parseArgs } from 'node:util';
import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';
import { openPostgres } from '../../apps/local-supabase/src/backend/postgresEngine.ts';
import { findPostgres, startPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { type RunningProduct, startProduct } from '../product.ts';
import { productCalls, unlimited } from './backendCalls.ts';
import { load } from './load.ts';
import { growTo } from './manyRows.ts';
import { notedPlans, notePlans } from './plans.ts';
import { rareCalls } from './rareCalls.ts';
import { median, printTable } from './table.ts';
import { verdicts } from './verdicts.ts';

/**
 * `pnpm bench:rows [--rounds 7] [--seconds 1] [--sizes 1000,100000,1000000]`: p95 of each call of the product, one client,
 * on tables of each size; then the plan of each of its queries at the largest. PostgreSQL only.
 *
 * Each size has a database and a product of its own on one server, and they are measured in turn, round after round:
 * what else the machine does, and the server's own writing, meets all of them. The median of the rounds counts.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string' }, seconds: { type: 'string' }, sizes: { type: 'string' } },
});
const rounds = Number(values.rounds ?? 7);
const seconds = Number(values.seconds ?? 1);
const sizes = (values.sizes ?? '1000,100000,1000000').split(',').map(Number);

/** Target of issue 6 §3: p95 with the most rows against p95 with the fewest. */
const targetRatio = 1.5;

interface Subject {
  url: string;
  product: RunningProduct;
  engine: Engine;
}

const binaries = findPostgres();
if (binaries === undefined) {
  process.stdout.write('bench:rows: skipped, there is no PostgreSQL on this machine.\n');
  process.exit(0);
}
const server = await startPostgres(binaries);
const subjects: Subject[] = [];
try {
  for (const size of sizes) {
    const { engine } = await open(await server.createDatabase());
    await growTo(engine, size);
  }
  await measure();
  await explain(subjects.at(-1)!);
} finally {
  for (const { product, engine } of subjects) {
    await product.stop();
    await engine.close();
  }
  await server.stop();
}

/** A product on this database, which is stopped at the end. */
async function open(url: string): Promise<Subject> {
  const product = await startProduct({ env: { ...unlimited, DATABASE_URL: url } });
  const subject = { url, product, engine: await openPostgres({ kind: 'postgres', url }) };
  subjects.push(subject);
  return subject;
}

async function measure(): Promise<void> {
  const calls = await Promise.all(subjects.map(({ product }) => productCalls(product.address)));
  const names = Object.keys(calls[0] ?? {});
  const rows: string[][] = [];
  for (const name of names) {
    const p95 = subjects.map((): number[] => []);
    let wrong = 0;
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { engine }] of subjects.entries()) {
        await untilMailIsSent(engine);
        const call = calls[index]![name]!;
        // Connections that were idle meanwhile may have been closed.
        await load(call, 1, 0.2);
        const measured = await load(call, 1, seconds);
        // The first round warms up.
        if (round === 0) continue;
        p95[index]!.push(measured.p95);
        wrong += measured.wrong;
      }
    }
    const medians = p95.map(median);
    const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
    const verdict = ratio <= targetRatio ? 'held' : 'MISSED';
    rows.push([name, ...medians.map((time) => time.toFixed(1)), ratio.toFixed(2), verdict, String(wrong)]);
  }
  printTable(
    `p95 in ms by rows in every table, one client, PostgreSQL, median of ${rounds} rounds of ${seconds} s`,
    ['call', ...sizes.map((size) => size.toLocaleString('en')), 'ratio', `target ${targetRatio}`, 'wrong'],
    rows,
  );
}

/** Mail that earlier calls have left is not part of the next one. */
async function untilMailIsSent(engine: Engine): Promise<void> {
  for (;;) {
    const [answer] = await engine.query<{ is_due: boolean }>('select private.mail_is_due() as is_due');
    if (answer?.is_due !== true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts the server anew so that it notes its plans, lets the product do everything once or more, and reads them. */
async function explain({ url, engine: settled }: Subject): Promise<void> {
  await notePlans(settled);
  for (const { product, engine } of subjects.splice(0)) {
    await product.stop();
    await engine.close();
  }
  await server.restart();
  const { product, engine } = await open(url);
  for (const call of Object.values(await productCalls(product.address))) {
    for (let time = 0; time < 3; time += 1) await call();
  }
  await rareCalls(product.address, engine);
  // Until the scheduled drain has looked, too.
  await new Promise((resolve) => setTimeout(resolve, 8000));

  printTable(
    `Plans of the product's queries with ${sizes.at(-1)?.toLocaleString('en')} rows in every table`,
    ['query', 'plans', 'tables', 'read from end to end', 'verdict'],
    await verdicts(engine, await notedPlans(engine)),
  );
}
