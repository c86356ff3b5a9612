import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../apps/local-supabase/src/testing/freePort.ts';

/** The product as started by `npm start` after the installation, on a free port and with its own data. */
export interface RunningProduct extends AsyncDisposable {
  /** For example `http://localhost:40123`. */
  address: string;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>;
}

interface ProductOptions {
  env?: Record<string, string>;
  /** Timeout of the start, in milliseconds. @default 120000 */
  timeout?: number;
}

/** Limits that tests do not reach by accident; a test of a limit sets its own. */
const limits = { FORM_LIMIT_PER_HOUR: '100000', AUTH_LIMIT_PER_5_MINUTES: '100000' };

/** Starts the product and waits until it is ready. Rejects with its output if it exits before. */
export async function startProduct({ env = {}, timeout = 120_000 }: ProductOptions): Promise<RunningProduct> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'podium-'));
  const child = spawn(process.execPath, ['apps/local-supabase/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...limits, PORT: String(port), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));

  const address = `http://localhost:${port}`;
  const deadline = Date.now() + timeout;
  while (!output.includes(address)) {
    if (child.exitCode !== null) throw new Error(`The product ended before it was ready:\n${output}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The product was not ready within ${timeout / 1000} s:\n${output}`);
    }
    await sleep(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { address, stop, [Symbol.asyncDispose]: stop };
}
