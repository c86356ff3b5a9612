import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { denoProgram } from './denoProgram.ts';
import { createFunctionsRunner, type FunctionsRunner } from './functionsRunner.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'podium-deno-'));
const lines: string[] = [];
const fixtureFunctions = fileURLToPath(new URL('../testing/fixtureFunctions', import.meta.url));
let runner: FunctionsRunner;

function createRunner(): FunctionsRunner {
  return createFunctionsRunner({
    dir: fixtureFunctions,
    deno: denoProgram(),
    cacheDir,
    env: { GREETING: 'hello' },
    log: (line) => void lines.push(line),
  });
}

function call(name: string, init?: RequestInit, on = runner): Promise<Response> {
  return on.fetch(name, new Request(`http://localhost/functions/v1/${name}/more?a=1`, init), '192.0.2.7');
}

async function pidOf(name: string, on = runner): Promise<number> {
  return ((await (await call(name, undefined, on)).json()) as { pid: number }).pid;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

beforeAll(() => {
  runner = createRunner();
});

afterAll(async () => {
  await runner.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

describe('functions runner', () => {
  it('forwards a call and returns the response', async () => {
    const response = await call('echo', { method: 'POST', body: 'hello', headers: { 'x-client': 'kept' } });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-from-function')).toBe('yes');
    expect(await response.json()).toMatchObject({
      method: 'POST',
      path: '/echo/more?a=1',
      said: 'HELLO',
      headers: { 'x-client': 'kept' },
    });
  });

  it('gives a function the network and its own variables only', async () => {
    expect(await (await call('echo')).json()).toMatchObject({
      greeting: 'hello',
      otherVariable: 'NotCapable',
      file: 'NotCapable',
      network: 'TypeError',
    });
  });

  it("sets the caller's address itself and removes forged headers", async () => {
    const claims = { 'x-forwarded-for': '10.0.0.1', 'cf-connecting-ip': '10.0.0.2', forwarded: 'for=10.0.0.3' };
    const { headers } = (await (await call('echo', { headers: claims })).json()) as {
      headers: Record<string, string>;
    };
    expect(headers['x-forwarded-for']).toBe('192.0.2.7');
    expect(JSON.stringify(headers)).not.toContain('10.0.0');
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

  it('answers 404 for anything but the folders of functions', async () => {
    for (const name of ['missing', '_shared', '..', 'echo/../../../x', '']) {
      expect((await call(name)).status).toBe(404);
    }
  });

  it('ends every function when it is closed', async () => {
    const own = createRunner();
    const pids = await Promise.all(['echo', 'crash'].map((name) => pidOf(name, own)));
    expect(pids.map(isAlive)).toEqual([true, true]);
    await own.close();
    expect(pids.map(isAlive)).toEqual([false, false]);
    expect((await call('echo', undefined, own)).status).toBe(503);
  });
});
