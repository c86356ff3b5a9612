import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../apps/local-supabase/src/testing/freePort.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The product as started by `npm start` after the installation, on a free port and with its own data. */
export interface RunningProduct {
  /** For example `http://localhost:40123`. */
  address: string;
  pid: number;
  /** Its output so far. */
  output(): string;
  /** Sends SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

export interface ProductOptions {
  /** Persistent data folder; when omitted, a temporary one is used and removed. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Timeout of the start, in milliseconds. @default 120000 */
  timeout?: number;
}

/** Limits that tests do not reach by accident; a test of a limit sets its own. */
const limits = { FORM_LIMIT_PER_HOUR: '100000', AUTH_LIMIT_PER_5_MINUTES: '100000' };

/** Starts the product and waits until it is ready. Rejects with its output if it exits before. */
export async function startProduct({ dataDir, env = {}, timeout = 120_000 }: ProductOptions = {}) {
  const port = await freePort();
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'podium-')));
  const child = spawn(process.execPath, ['apps/local-supabase/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...limits, PORT: String(port), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));

  const address = `http://localhost:${port}`;
  await ready(child, () => output, address, timeout);
  const product: RunningProduct = {
    address,
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      const code = await ended(child);
      if (!dataDir) await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
  return product;
}

async function ready(child: ChildProcess, output: () => string, address: string, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended before it was ready:\n${output()}`);
    if (output().includes(address)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready within ${timeout / 1000} s:\n${output()}`);
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill('SIGTERM');
  });
}
