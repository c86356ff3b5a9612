import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FunctionsOptions } from './functionsRunner.ts';

const endWithParent = fileURLToPath(new URL('endWithParent.mjs', import.meta.url));

/** Any free port; Deno prints the port. */
const address = '127.0.0.1:0';

/** Timeout until a function listens. */
const bootLimitMs = 10_000;

/** Timeout between SIGTERM and SIGKILL. */
const endLimitMs = 1000;

/** A running function. */
export interface Worker {
  /** Its origin, for example `http://127.0.0.1:40123`. */
  origin: string;
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a function in its own process. It may use the network and read `env`, as on hosted, but has no access to files,
 * other variables or programs: they are the developer's own here.
 *
 * @throws when it exits before it listens, or times out
 */
export async function startWorker(name: string, options: FunctionsOptions): Promise<Worker> {
  const child = spawn(options.deno, denoArguments(name, options), {
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
    return { origin: await originOf(child, ended, { name, log: options.log }), ended, stop: () => end(child, ended) };
  } catch (error) {
    await end(child, ended);
    throw error;
  }
}

function denoArguments(name: string, { dir, importMap, env }: FunctionsOptions): string[] {
  return [
    'run',
    '--no-prompt',
    '--no-lock',
    '--node-modules-dir=manual',
    `--config=${join(dir, 'deno.json')}`,
    ...(importMap ? [`--import-map=${importMap}`] : []),
    `--preload=${endWithParent}`,
    '--allow-net',
    `--allow-env=${Object.keys(env).join(',')}`,
    join(dir, name, 'index.ts'),
  ];
}

/** Deno prints the port on which it listens; its other output is logged. */
function originOf(
  child: ChildProcessByStdio<null, Readable, Readable>,
  ended: Promise<void>,
  { name, log }: { name: string; log: (line: string) => void },
) {
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => fail(`was not ready within ${bootLimitMs / 1000} s`), bootLimitMs);
    const fail = (what: string) => reject(new Error(`The function ${name} ${what}.`));
    void ended.then(() => fail('exited before it was ready'));
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
