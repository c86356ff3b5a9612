import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../apps/local-supabase/src/testing/freePort.ts';

/** It may have to build the site first. */
const patienceMs = 240_000;

/** Limits that tests do not reach by accident. */
const limits = { FORM_LIMIT_PER_HOUR: '100000', AUTH_LIMIT_PER_5_MINUTES: '100000' };

/**
 * Starts the product once for all tests, as `npm start` does after the installation, with new data and on a free port,
 * and sets PODIUM_ADDRESS. If that is already set, the tests use the product at that address.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['PODIUM_ADDRESS']) return undefined;
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'podium-'));
  const child = spawn(process.execPath, ['apps/local-supabase/src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...limits, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));

  const address = `http://localhost:${port}`;
  const deadline = Date.now() + patienceMs;
  while (!output.includes(address)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The product is not ready:\n${output}`);
    }
    await sleep(50);
  }
  process.env['PODIUM_ADDRESS'] = address;
  return async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
