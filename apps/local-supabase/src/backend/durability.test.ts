import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { fixtureProject } from '../testing/describeOnEngines.ts';
import { writeCluster } from '../testing/clusters.ts';
import { startTestBackend, testKeys, testSiteUrl } from '../testing/startTestBackend.ts';

const folder = mkdtempSync(join(tmpdir(), 'podium-durability-'));
const dataDir = join(folder, 'database');
const script = fileURLToPath(new URL('../testing/writeUntilKilled.ts', import.meta.url));

/** Starts a process that writes from `first` on, kills it, and returns the writes that it had acknowledged. */
async function writeAndKill(first: number, count: number): Promise<number[]> {
  const child = spawn(process.execPath, [script, dataDir, fixtureProject, `${first}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  if (child.signalCode === null) await once(child, 'exit');
  return acknowledged;
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('REQ-OPS-6: durability', () => {
  it('every acknowledged write survives a kill -9, twice', async () => {
    await writeCluster(dataDir, {
      siteUrl: testSiteUrl,
      keys: testKeys,
      supabaseDir: fixtureProject,
      sendMail: async () => undefined,
    });
    const first = await writeAndKill(1, 40);
    expect(first.length).toBeGreaterThanOrEqual(40);
    const second = await writeAndKill(100_000, 40);

    const backend = await startTestBackend({ kind: 'pglite', dataDir }, fixtureProject);
    const rows = await backend.query<{ id: number }>('select id from public.entries');
    await backend.close();
    const kept = new Set(rows.map(({ id }) => id));
    expect([...first, ...second].filter((id) => !kept.has(id))).toEqual([]);
  });

  it('a kill -9 during the first start leaves no database, and the next start creates one', async () => {
    const young = join(folder, 'young');
    mkdirSync(young);
    const child = spawn(process.execPath, [script, join(young, 'database'), fixtureProject], { stdio: 'ignore' });
    await expect.poll(() => readdirSync(young), { timeout: 20_000, interval: 5 }).not.toEqual([]);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(readdirSync(young)).not.toContain('database');

    const backend = await startTestBackend({ kind: 'pglite', dataDir: join(young, 'database') }, fixtureProject);
    expect(await backend.query('select id from public.entries')).toEqual([]);
    await backend.close();
    expect(readdirSync(young)).toEqual(['database']);
    const othersMay = process.platform === 'win32' ? 0 : statSync(join(young, 'database')).mode & 0o077;
    expect(othersMay).toBe(0);
  });
});
