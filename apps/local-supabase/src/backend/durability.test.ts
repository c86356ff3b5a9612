import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { fixtureProject } from '../testing/describeBackend.ts';
import { writeCluster } from '../testing/clusters.ts';
import { startTestBackend } from '../testing/startTestBackend.ts';

const folder = mkdtempSync(join(tmpdir(), 'podium-durability-'));
const dataDir = join(folder, 'database');
const script = fileURLToPath(new URL('../testing/writeUntilKilled.ts', import.meta.url));

/** Starts a process that writes from `first` on, ends it, and returns the writes that it had acknowledged. */
async function writeUntil(end: (child: ChildProcess) => void, first: number, count: number): Promise<number[]> {
  const child = spawn(process.execPath, [script, dataDir, fixtureProject, `${first}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === count) end(child);
  }
  if (child.signalCode === null && child.exitCode === null) await once(child, 'exit');
  return acknowledged;
}

/** The acknowledged writes that the database does not contain. */
async function lostOf(acknowledged: number[]): Promise<number[]> {
  const backend = await startTestBackend({ kind: 'pglite', dataDir }, fixtureProject);
  const rows = await backend.query<{ id: number }>('select id from public.entries');
  await backend.close();
  const kept = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !kept.has(id));
}

/** From now on all writes of the process to files fail, as on a full disk. */
function fillDisk({ pid }: ChildProcess): void {
  execFileSync('prlimit', ['--pid', String(pid), '--fsize=0:unlimited']);
}

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;

afterAll(() => rmSync(folder, { recursive: true }));

describe('REQ-OPS-6: durability', () => {
  it('every acknowledged write survives a kill -9, twice', async () => {
    await writeCluster(dataDir, fixtureProject);
    const kill = (child: ChildProcess) => child.kill('SIGKILL');
    const first = await writeUntil(kill, 1, 40);
    expect(first.length).toBeGreaterThanOrEqual(40);
    expect(await lostOf([...first, ...(await writeUntil(kill, 100_000, 40))])).toEqual([]);
  });

  it.skipIf(!hasPrlimit)('a disk without space ends the process, and every acknowledged write survives', async () => {
    const written = await writeUntil(fillDisk, 200_000, 40);
    expect(await lostOf(written)).toEqual([]);
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
