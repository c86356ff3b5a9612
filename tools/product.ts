import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The product as `npm start` runs it after the installation, on a free port and on data of its own. */
export interface RunningProduct {
  /** For example `http://localhost:40123`. */
  address: string;
  pid: number;
  /** What it has printed so far. */
  output(): string;
  /** SIGTERM; resolves with the exit code once the process is gone. */
  stop(): Promise<number | null>;
}

export interface ProductOptions {
  /** Data that outlives the run; without it a temporary folder is used and removed. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Milliseconds until the start counts as failed. @default 120000 */
  timeout?: number;
}

/** Limits that no robot of ours reaches; what is tested for a limit sets its own. */
const patience = { FORM_LIMIT_PER_HOUR: '100000', AUTH_LIMIT_PER_5_MINUTES: '100000' };

/** Starts the product and waits until it says that it is ready. Rejects with what it printed when it ends before. */
export async function startProduct({ dataDir, env = {}, timeout = 120_000 }: ProductOptions = {}) {
  const port = await freePort();
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'podium-')));
  const child = spawn(process.execPath, ['apps/local-supabase/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...patience, PORT: String(port), DATA_DIR: folder, ...env },
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
