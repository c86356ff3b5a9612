import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './places.ts';

/** Inputs of Storybook's build, without tests. */
const inputs = [
  '.storybook/**/*.*',
  'packages/*/src/**/*.*',
  'packages/*/package.json',
  'apps/site/src/**/*.*',
  'supabase/functions/_shared/**/*.*',
  'pnpm-lock.yaml',
];

export interface BuiltStorybook {
  folder: string;
  /** False if the existing build was up to date. */
  isNew: boolean;
}

/**
 * Builds Storybook with React's development build, which has `act` for the stories' clock and warns on the console.
 * Skips the build if no input has changed. Rejects with the builder's last output when it fails.
 */
export async function buildStorybook(cache: string): Promise<BuiltStorybook> {
  const folder = join(cache, 'storybook');
  const seal = join(cache, 'storybook.sha256');
  const current = await hashOfInputs();
  if ((await readFile(seal, 'utf8').catch(() => '')) === current) return { folder, isNew: false };

  await mkdir(cache, { recursive: true });
  const draft = join(cache, 'storybook-draft');
  await rm(draft, { recursive: true, force: true });
  await runBuilder(draft);
  await rm(seal, { force: true });
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await writeFile(seal, current);
  return { folder, isNew: true };
}

async function hashOfInputs(): Promise<string> {
  const paths: string[] = [];
  for (const pattern of inputs) {
    for await (const path of glob(pattern, { cwd: root })) {
      if (!/\.test\.tsx?$/.test(path)) paths.push(path);
    }
  }
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    hash.update(path).update('\0');
    // A folder's name may contain a dot.
    hash.update(await readFile(join(root, path)).catch(() => '')).update('\0');
  }
  return hash.digest('hex');
}

async function runBuilder(folder: string): Promise<void> {
  try {
    await promisify(execFile)('storybook', ['build', '--output-dir', folder, '--disable-telemetry', '--quiet'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'development' },
      maxBuffer: 16 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`Storybook could not be built:\n${(stdout + stderr).slice(-3000)}`, { cause: error });
  }
}
