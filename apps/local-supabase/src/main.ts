import { parseArgs } from 'node:util';
import { createClosers } from './closers.ts';
import { demoPassword } from './demo/demoAccounts.ts';
import { parseEnvironment } from './environment.ts';
import { type Product, startProduct } from './product.ts';
import { createSteps } from './steps.ts';

/** How long a clean end may take before it is cut short. */
const endLimitMs = 4500;

const closers = createClosers();
const ending = new AbortController();

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function printReady({ siteUrl, inboxUrl, demoAccounts }: Product): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  print(`Ready after ${seconds} s: ${siteUrl}`);
  if (inboxUrl === undefined) {
    print('Others than this machine can connect, so there is neither an inbox nor a demo account.');
    return;
  }
  print(`Mail inbox: ${inboxUrl}`);
  if (demoAccounts.length === 0) return;
  print(`Demo accounts, all with the password ${demoPassword}:`);
  for (const { email, story } of demoAccounts) print(`  ${email} ${story}`);
}

/** The first signal ends everything cleanly, a second one at once. */
async function end(): Promise<void> {
  if (ending.signal.aborted) process.exit(1);
  ending.abort();
  setTimeout(() => process.exit(1), endLimitMs);
  await starting;
  await closers.closeAll();
  process.exit(0);
}

async function start(): Promise<void> {
  try {
    const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
    const product = await startProduct({
      environment: parseEnvironment(process.env),
      isDev: values.dev,
      step: createSteps(ending.signal, print),
      closers,
      signal: ending.signal,
      log: print,
    });
    if (!ending.signal.aborted) printReady(product);
  } catch (error) {
    if (ending.signal.aborted) return;
    await closers.closeAll().catch(() => undefined);
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
// tools/start.mjs starts this process with a channel, which closes when that process is gone.
process.on('disconnect', () => void end());
// Whoever read the output may be gone; the product ends for other reasons.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('unhandledRejection', (reason) => print(`Unhandled: ${String(reason)}`));
process.on('uncaughtException', (error) => print(`Unhandled: ${error.message}`));

const starting = start();
