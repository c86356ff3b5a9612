import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadKeys } from './backend/keys.ts';
import { writeCluster } from './testing/clusters.ts';
import { freePort } from './testing/freePort.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'podium-main-'));
const dataDir = join(folder, 'data');
const running = new Set<ChildProcess>();

interface Run {
  child: ChildProcess;
  port: number;
  stdout(): string;
  stderr(): string;
  /** Resolves once standard output contains this text. */
  says(text: string): Promise<void>;
  exitCode: Promise<number | null>;
}

/** Starts the product in its own process group, with the development server, so that no build is needed. */
async function start(variables: Record<string, string> = {}): Promise<Run> {
  const port = Number(variables['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, [main, '--dev'], {
    env: { ...process.env, NODE_ENV: '', HOST: '', SITE_URL: '', PORT: `${port}`, DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  running.add(child);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exitCode = once(child, 'exit').then(() => child.exitCode);
  return {
    child,
    port,
    stdout: () => stdout,
    stderr: () => stderr,
    says: (text) => expect.poll(() => stdout + stderr, { timeout: 50_000 }).toContain(text),
    exitCode,
  };
}

/** Whether any process of its group is alive: the product, functions or the development server. */
function leftovers(child: ChildProcess): boolean {
  try {
    return process.kill(-(child.pid ?? 0), 0);
  } catch {
    return false;
  }
}

afterEach(() => {
  for (const child of running) {
    if (leftovers(child)) process.kill(-(child.pid ?? 0), 'SIGKILL');
  }
  running.clear();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('REQ-OPS-1: a start that fails', () => {
  async function sentenceOf(variables: Record<string, string>): Promise<string> {
    const run = await start(variables);
    expect(await run.exitCode).toBe(1);
    return run.stderr();
  }

  it('reports a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await sentenceOf({ PORT: `${port}` })).toBe(
      `Port ${port} is in use. Stop the process that uses it, or choose another port with PORT.\n`,
    );
    other.close();
  });

  it('reports a data folder without write permission', async () => {
    const file = join(folder, 'a file');
    writeFileSync(file, '');
    expect(await sentenceOf({ DATA_DIR: join(file, 'data') })).toBe(
      `The data folder ${join(file, 'data')} cannot be written to. Choose another one with DATA_DIR.\n`,
    );
  });
});

describe('the running product', () => {
  // A new cluster takes ten seconds: durability.test.ts creates one.
  beforeAll(async () => {
    mkdirSync(dataDir, { recursive: true });
    await writeCluster(join(dataDir, 'database'), fileURLToPath(new URL('../../../supabase', import.meta.url)));
  });

  it('REQ-SAFE-2: prints its addresses, applies its limits regardless of forged headers, and ends with its functions', async () => {
    const run = await start({ FORM_LIMIT_PER_HOUR: '1', AUTH_LIMIT_PER_5_MINUTES: '1' });
    await run.says('investor@podium.example');
    expect(run.stdout()).toContain(`: http://localhost:${run.port}\n`);
    expect(run.stdout()).toContain(`Mail inbox: http://localhost:${run.port}/_dev/mail\n`);
    expect(run.stdout()).toContain('password podium-demo');

    const post = (path: string, body: object, index: number) =>
      fetch(`http://localhost:${run.port}${path}`, {
        method: 'POST',
        headers: {
          apikey: loadKeys(dataDir).publishable,
          'content-type': 'application/json',
          'x-form-trace': 'elapsed=4210, decoy=empty',
          'x-forwarded-for': `203.0.113.${index}`,
          'cf-connecting-ip': `203.0.113.${index}`,
        },
        body: JSON.stringify(body),
      });
    const email = 'sender@podium.example';
    const calls: [path: string, body: object, firstStatus: number][] = [
      ['/auth/v1/token?grant_type=password', { email, password: 'a wrong one' }, 400],
      ['/rest/v1/resource_downloads', { email, resource_type: 'ai_prompts', source_page: '/' }, 201],
      ['/functions/v1/newsletter-signup', { email, source: 'website' }, 200],
    ];
    for (const [path, body, firstStatus] of calls) {
      expect((await post(path, body, 1)).status).toBe(firstStatus);
      const second = await post(path, body, 2);
      expect(second.status).toBe(429);
      expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(200);
      expect(await second.text()).toContain('Too many attempts. Please try again in ');
    }

    const asked = performance.now();
    run.child.kill('SIGTERM');
    expect(await run.exitCode).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5000);
    expect(leftovers(run.child)).toBe(false);
  });

  it('ends cleanly during its start, while its database does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const run = await start({ DATABASE_URL: `postgres://127.0.0.1:${port}/podium` });
    await run.says('data folder');
    run.child.kill('SIGINT');
    expect(await run.exitCode).toBe(0);
    expect(leftovers(run.child)).toBe(false);
    silent.close();
  });

  it('REQ-OPS-6: one process uses a data folder, and a kill -9 leaves no function running and no lock', async () => {
    const run = await start();
    await run.says('Ready');
    expect((await fetch(`http://localhost:${run.port}/functions/v1/contact-form`, { method: 'OPTIONS' })).status).toBe(
      204,
    );

    const others = await Promise.all([start(), start()]);
    for (const other of others) {
      expect(await other.exitCode).toBe(1);
      expect(other.stderr()).toBe(
        `Another process uses the data folder ${dataDir}. Stop it, or choose another folder with DATA_DIR.\n`,
      );
    }

    run.child.kill('SIGKILL');
    await run.exitCode;
    await expect.poll(() => leftovers(run.child), { timeout: 5000 }).toBe(false);

    const again = await start();
    await again.says('Ready');
    again.child.disconnect();
    expect(await again.exitCode).toBe(0);
    expect(again.stderr()).toBe('');
  });
});
