import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './dataLock.ts';

const script = fileURLToPath(new URL('../testing/holdLock.ts', import.meta.url));
let folder = '';
let children: ChildProcess[] = [];

/** Starts a process that claims the folder and returns its first line of output. */
async function claimElsewhere() {
  const child = spawn(process.execPath, [script, folder]);
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'podium-lock-'));
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true });
});

const inUse = () => `The data folder ${folder} is in use by another running process.`;

describe('REQ-OPS-6: lock of the data folder', () => {
  it('a second process is refused with one sentence', async () => {
    expect((await claimElsewhere()).said).toBe('locked');
    expect((await claimElsewhere()).said).toBe(inUse());
    expect(() => lockDataFolder(folder)).toThrow(inUse());
  });

  it('one of several concurrent processes gets the lock', async () => {
    const claims = await Promise.all([claimElsewhere(), claimElsewhere(), claimElsewhere()]);
    expect(claims.map(({ said }) => said).toSorted()).toEqual([inUse(), inUse(), 'locked'].toSorted());
  });

  it('the lock is free after a kill -9', async () => {
    const { child } = await claimElsewhere();
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect((await claimElsewhere()).said).toBe('locked');
  });

  it('the lock is free after its release', async () => {
    lockDataFolder(folder).release();
    expect((await claimElsewhere()).said).toBe('locked');
  });
});
