import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createFunctionsRunner } from './functionsRunner.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'podium-deno-'));
const lines: string[] = [];
const fixtureFunctions = fileURLToPath(new URL('../testing/fixtureFunctions', import.meta.url));
const runner = createFunctionsRunner({
  dir: fixtureFunctions,
  cacheDir,
  env: { GREETING: 'hello' },
  log: (line) => void lines.push(line),
});

function call(name: string, init?: RequestInit): Promise<Response> {
  return runner.fetch(name, new Request(`http://localhost/functions/v1/${name}/more?a=1`, init), '192.0.2.7');
}

async function pidOf(name: string): Promise<number> {
  return ((await (await call(name)).json()) as { pid: number }).pid;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

afterAll(async () => {
  await runner.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

it('gives a function the network and its own variables only', async () => {
  expect(await (await call('echo')).json()).toMatchObject({
    greeting: 'hello',
    otherVariable: 'NotCapable',
    file: 'NotCapable',
    network: 'TypeError',
  });
});

it('calls the function that the server has routed, also with an encoded path', async () => {
  for (const path of ['/%66unctions/v1/echo/a%2Fb?c=%2F', '/functions/v1/%65cho/a%2Fb?c=%2F']) {
    const response = await runner.fetch('echo', new Request(`http://localhost${path}`), null);
    expect(await response.json()).toMatchObject({ path: '/echo/a%2Fb?c=%2F' });
  }
});

it('keeps a function running between calls and restarts it after a crash', async () => {
  const first = await pidOf('crash');
  expect(await pidOf('crash')).toBe(first);
  const crashed = await call('crash', { method: 'DELETE' });
  expect(crashed.status).toBe(500);
  expect(isAlive(first)).toBe(false);
  const second = await pidOf('crash');
  expect(second).toEqual(expect.any(Number));
  expect(second).not.toBe(first);
});

it('a broken body or a connection header of a caller does not end a function', async () => {
  const first = await pidOf('crash');
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) });
  expect((await call('crash', { method: 'POST', body: broken, duplex: 'half' } as RequestInit)).status).toBe(400);
  expect((await call('crash', { headers: { expect: '100-continue' } })).status).toBe(200);
  expect(await pidOf('crash')).toBe(first);
});

it('answers 503 for a function that does not start, and logs why', async () => {
  const response = await call('broken');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'BOOT_ERROR' });
  expect(lines.join('\n')).toContain('The function broken failed: Error: This function never starts.');
});
