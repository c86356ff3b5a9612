import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readCommandLine } from '../commandLine.ts';
import { printTable } from './table.ts';

const usage = `Measures the seconds from npm start to ready in a fresh clone of the last commit, first with empty package caches, then
with everything installed and built.

  pnpm bench:start`;

readCommandLine({ usage });

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'podium-start-'));

try {
  await run('git', ['clone', '--quiet', root, join(folder, 'clone')]);
  const first = await secondsToReady();
  const second = await secondsToReady();
  const third = await secondsToReady();
  printTable(
    'Time to ready, seconds',
    ['', 'measured', 'target'],
    [
      ['empty package caches', first.toFixed(1), '90'],
      ['installed and built', Math.min(second, third).toFixed(1), '15'],
    ],
  );
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Package caches and data live in the bench's own folder. */
async function secondsToReady(): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: join(folder, 'clone'),
    env: {
      ...process.env,
      PORT: '4917',
      npm_config_cache: join(folder, 'npm-cache'),
      XDG_DATA_HOME: join(folder, 'share'),
      XDG_CACHE_HOME: join(folder, 'cache'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('http://localhost:4917')) resolve();
    });
    child.once('exit', () => reject(new Error(`npm start ended early:\n${output}`)));
  });
  const seconds = (performance.now() - started) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}
