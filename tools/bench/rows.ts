import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';
import { openPostgres } from '../../apps/local-supabase/src/backend/postgresEngine.ts';
import { findPostgres, startPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { positive, readCommandLine } from '../commandLine.ts';
import { type RunningProduct, startProduct } from '../product.ts';
import { productCalls, unlimited } from './backendCalls.ts';
import { loadInTurn } from './load.ts';
import { growTo } from './manyRows.ts';
import { notedPlans, notePlans } from './plans.ts';
import { rareCalls } from './rareCalls.ts';
import { median, printTable } from './table.ts';
import { verdicts } from './verdicts.ts';

const usage = `Measures p95 of each call of the product, one client, on tables of each size; then shows the plan of each of its
queries at the largest. PostgreSQL only.

  pnpm bench:rows [--rounds 9] [--seconds 3] [--sizes 1000,100000,1000000]

Each size has a database and a product of its own on one server, and they are called in turn: what else the machine does,
and the server's own writing, meets all of them. The median of the rounds counts.`;

const { values } = readCommandLine({
  usage,
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '3' },
    sizes: { type: 'string', default: '1000,100000,1000000' },
  },
});
const rounds = positive('--rounds', values.rounds);
const seconds = positive('--seconds', values.seconds);
const sizes = values.sizes.split(',').map((size) => positive('--sizes', size));

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
  const rows: string[][] = [];
  for (const name of Object.keys(calls[0] ?? {})) {
    const inTurn = calls.map((ofOne) => ofOne[name]!);
    for (const { engine } of subjects) await untilMailIsSent(engine);
    // Warms up, on connections that may have been closed while they were idle.
    await loadInTurn(inTurn, seconds);
    const measured: Awaited<ReturnType<typeof loadInTurn>>[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await loadInTurn(inTurn, seconds));

    const [p50, p95] = (['p50', 'p95'] as const).map((key) =>
      subjects.map((_, index) => median(measured.map((round) => round[index]![key]))),
    ) as [number[], number[]];
    const ratio = ratioOf(p95);
    rows.push([
      name,
      ...p95.map((time) => time.toFixed(1)),
      ratio.toFixed(2),
      ratio <= targetRatio ? 'held' : 'MISSED',
      ratioOf(p50).toFixed(2),
      String(measured.flat().reduce((sum, { wrong }) => sum + wrong, 0)),
    ]);
  }
  printTable(
    `p95 in ms by rows in every table, one client, PostgreSQL, median of ${rounds} rounds of ${seconds} s`,
    ['call', ...sizes.map((size) => size.toLocaleString('en')), 'ratio', `target ${targetRatio}`, 'of p50', 'wrong'],
    rows,
  );
}

/** The last against the first. */
function ratioOf(times: readonly number[]): number {
  return (times.at(-1) ?? 0) / (times[0] ?? 1);
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
