import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoPassword } from './demo/demoAccounts.ts';
import { parseEnvironment } from './environment.ts';
import { type Product, startProduct, type Step } from './product.ts';

/** How long a shutdown waits for the current step of the start, in milliseconds. Nothing is lost if it is not finished. */
const stepLimitMs = 3000;
/** Timeout of a clean shutdown after that, in milliseconds. */
const endLimitMs = 4500;

const disposables = new AsyncDisposableStack();
const ending = new AbortController();

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const step: Step = async (title, work) => {
  ending.signal.throwIfAborted();
  const started = performance.now();
  const result = await work();
  print(`  ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
};

function printReady({ siteUrl, inboxUrl, demoAccounts }: Product): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  print(`Ready after ${seconds} s: ${siteUrl}`);
  if (inboxUrl === undefined) {
    print('Other machines can connect, so the mail inbox and the demo accounts are disabled.');
    return;
  }
  print(`Mail inbox: ${inboxUrl}`);
  if (demoAccounts.length === 0) return;
  print(`Demo accounts, all with the password ${demoPassword}:`);
  for (const { email, story } of demoAccounts) print(`  ${email} ${story}`);
}

/** The first signal shuts down cleanly, the second at once. */
async function end(): Promise<void> {
  if (ending.signal.aborted) process.exit(1);
  ending.abort();
  await Promise.race([starting, delay(stepLimitMs)]);
  setTimeout(() => process.exit(1), endLimitMs);
  await disposables.disposeAsync();
  process.exit(0);
}

async function start(): Promise<void> {
  try {
    const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
    const product = await startProduct({
      environment: parseEnvironment(process.env),
      isDev: values.dev,
      step,
      disposables,
      signal: ending.signal,
      log: print,
    });
    if (!ending.signal.aborted) printReady(product);
  } catch (error) {
    if (ending.signal.aborted) return;
    await disposables.disposeAsync().catch(() => undefined);
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
// tools/start.mjs starts this process with an IPC channel, which closes when that process ends.
process.on('disconnect', () => void end());
// The reader of the output may have ended. That must not end the product.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('unhandledRejection', (reason) => print(`Unhandled error: ${String(reason)}`));
process.on('uncaughtException', (error) => print(`Unhandled error: ${error.message}`));

const starting = start();
