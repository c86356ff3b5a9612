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

/** Starts a process that wants the folder and returns the first thing it says. */
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

describe('data lock', () => {
  it('lets one process in and refuses the second in one sentence', async () => {
    expect((await claimElsewhere()).said).toBe('locked');
    expect((await claimElsewhere()).said).toBe(inUse());
    expect(() => lockDataFolder(folder)).toThrow(inUse());
  });

  it('lets exactly one in of several that come at once', async () => {
    const claims = await Promise.all([claimElsewhere(), claimElsewhere(), claimElsewhere()]);
    expect(claims.map(({ said }) => said).toSorted()).toEqual([inUse(), inUse(), 'locked'].toSorted());
  });

  it('is free again after a kill -9', async () => {
    const { child } = await claimElsewhere();
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect((await claimElsewhere()).said).toBe('locked');
  });

  it('is free again when it was given back', async () => {
    lockDataFolder(folder).release();
    expect((await claimElsewhere()).said).toBe('locked');
  });
});
