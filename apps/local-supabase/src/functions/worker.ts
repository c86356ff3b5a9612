import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const endWithParent = fileURLToPath(new URL('endWithParent.mjs', import.meta.url));

/** Any free port: Deno says which it took. */
const address = '127.0.0.1:0';

/** How long a function may take until it listens. */
const bootLimitMs = 10_000;

/** How long one that is asked to end may take until it is killed. */
const endLimitMs = 1000;

export interface WorkerOptions {
  name: string;
  /** The function's `index.ts`. */
  entry: string;
  /** Its import map. */
  config: string;
  deno: string;
  /** Where Deno keeps what it compiled. */
  cacheDir: string;
  /** All that the function can see of the environment. */
  env: Readonly<Record<string, string>>;
  /** Hosts with ports that it may call. */
  allowNet: readonly string[];
  log: (line: string) => void;
}

/** One function, running and listening. */
export interface Worker {
  /** Where it listens, e.g. `http://127.0.0.1:40123`. */
  origin: string;
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a function in a process of its own that may listen on its port, call `allowNet`, read `env`, and nothing else:
 * no files, no other network, no programs.
 *
 * @throws when it ends before it listens, or does not listen in time
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const child = spawn(options.deno, denoArguments(options), {
    env: {
      ...options.env,
      DENO_DIR: options.cacheDir,
      DENO_NO_PACKAGE_JSON: '1',
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: `tcp:${address}`,
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  try {
    return { origin: await originOf(child, ended, options), ended, stop: () => end(child, ended) };
  } catch (error) {
    await end(child, ended);
    throw error;
  }
}

function denoArguments({ entry, config, env, allowNet }: WorkerOptions): string[] {
  return [
    'run',
    '--no-prompt',
    '--no-remote',
    '--no-lock',
    '--node-modules-dir=manual',
    `--config=${config}`,
    `--preload=${endWithParent}`,
    `--allow-net=${[address, ...allowNet].join(',')}`,
    `--allow-env=${Object.keys(env).join(',')}`,
    entry,
  ];
}

/** Deno says on which port it listens; everything else that it says goes to the log. */
function originOf(
  child: ChildProcessByStdio<null, Readable, Readable>,
  ended: Promise<void>,
  { name, log }: WorkerOptions,
) {
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => fail(`did not listen within ${bootLimitMs / 1000} s`), bootLimitMs);
    const fail = (what: string) => reject(new Error(`The function ${name} ${what}.`));
    void ended.then(() => fail('ended before it listened'));
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        const origin = /^Listening on (http:\/\/127\.0\.0\.1:\d+)\/$/.exec(line)?.[1];
        if (origin === undefined) return log(`[${name}] ${line}`);
        clearTimeout(timer);
        resolve(origin);
      });
    }
  });
}

async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), endLimitMs);
  await ended;
  clearTimeout(timer);
}
