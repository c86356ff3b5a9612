import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine } from '../commandLine.ts';
import { copySources } from '../copySources.ts';
import { makeNew } from './new.ts';

const usage = `Makes a primitive and a section in a copy of the sources, plays their stories in the browser, and holds them against
the catalogue of states. What needs no browser is asked by new.test.ts.

  npx node tools/new/check.ts`;

readCommandLine({ usage });

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

async function main(): Promise<number> {
  // Below the root: Vite serves no packages from elsewhere.
  await mkdir(join(root, '.cache'), { recursive: true });
  const copy = await mkdtemp(join(root, '.cache/new-'));
  try {
    await copySources(root, copy);
    await makeNew('primitive', 'NewThing', copy);
    await makeNew('section', 'NewBand', copy);
    const stories = ['packages/ui/src/NewThing', 'packages/sections/src/NewBand'];
    return (
      (await show(copy, ['tools/visual/states.ts'])) ||
      (await show(copy, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'stories-*', ...stories]))
    );
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Runs a script in the copy and shows what it prints; resolves to its exit code. */
function show(copy: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: copy, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

process.exitCode = await main();
