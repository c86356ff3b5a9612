import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { FunctionsOptions } from './functionsRunner.ts';

/** Timeout until the process listens. */
const bootLimitMs = 10_000;

/** Timeout between SIGTERM and SIGKILL. */
const endLimitMs = 1000;

export interface Worker {
  /** Its origin, for example `http://127.0.0.1:40123`. */
  origin: string;
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Path of the Deno binary in its npm package.
 *
 * @throws when the package has no binary for this platform
 */
export function denoProgram(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('deno/package.json'));
  const program = join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
  if (!existsSync(program)) {
    throw new Error(`There is no Deno in npm for ${process.platform} ${process.arch}, which the functions need.`);
  }
  return program;
}

/**
 * Starts the process of these functions. They may use the network and read `env`, as on hosted, but have no access to
 * files, other variables or programs: these are the developer's own here.
 *
 * @throws when it exits before it listens, or times out
 */
export async function startWorker(
  deno: string,
  names: readonly string[],
  { dir, importMap, env, cacheDir, log }: FunctionsOptions,
): Promise<Worker> {
  const flags = [
    '--no-prompt',
    '--no-lock',
    '--node-modules-dir=manual',
    `--config=${join(dir, 'deno.json')}`,
    ...(importMap ? [`--import-map=${importMap}`] : []),
    '--allow-net',
    `--allow-env=${Object.keys(env).join(',')}`,
  ];
  const child = spawn(deno, ['run', ...flags, '-'], {
    cwd: dir,
    env: { ...env, DENO_DIR: cacheDir, DENO_NO_PACKAGE_JSON: '1', DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    stdio: 'pipe',
  });
  child.stdin.on('error', () => undefined).end(programOf(names, dir));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });

  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const fail = (what: string) => reject(new Error(`The process of the functions ${what}.`));
  const timer = setTimeout(() => fail(`was not ready within ${bootLimitMs / 1000} s`), bootLimitMs);
  void ended.then(() => fail('exited before it was ready'));
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const origin = /^Listening on (http:\S+)$/.exec(line)?.[1];
      if (origin === undefined) log(`[functions] ${line}`);
      else resolve(origin);
    });
  }
  try {
    return { origin: await promise, ended, stop: () => end(child, ended) };
  } catch (error) {
    await end(child, ended);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The main program of the process. It loads each function at its first call, takes the handler that the function gives
 * to `Deno.serve`, and ends soon after its parent. Imports of literals need no access to files.
 */
function programOf(names: readonly string[], dir: string): string {
  const imports = names.map((name) => {
    const address = pathToFileURL(join(dir, name, 'index.ts')).href;
    return `  ${JSON.stringify(name)}: () => import(${JSON.stringify(address)}),`;
  });
  return `
const parent = Deno.ppid;
setInterval(() => Deno.ppid === parent || Deno.exit(), 500);

const imports = {
${imports.join('\n')}
};
const { serve } = Deno;
let handler;
Deno.serve = (given) => (handler = given);

const handlers = {};
let last;
async function load(name, before) {
  await before?.catch(() => undefined);
  await imports[name]();
  return handler;
}

serve({
  hostname: '127.0.0.1',
  port: 0,
  onListen: ({ hostname, port }) => console.log(\`Listening on http://\${hostname}:\${port}\`),
}, async (request) => {
  const name = new URL(request.url).pathname.split('/')[1];
  try {
    const handle = await (handlers[name] ??= last = load(name, last));
    return await handle(request);
  } catch (error) {
    console.error(\`The function \${name} failed:\`, error);
    const refusal = { code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)' };
    return Response.json(refusal, { status: 503, headers: { 'access-control-allow-origin': '*' } });
  }
});
`;
}

async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), endLimitMs);
  await ended;
  clearTimeout(timer);
}
