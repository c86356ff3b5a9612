import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { hashOfFiles } from '../../apps/local-supabase/src/hashOfFiles.ts';
import { run } from '../bootstrap.mjs';
import { root } from './plan.ts';

/** Inputs of Storybook's build. */
const inputs = [
  '.storybook/**/*.*',
  'packages/*/src/**/*.*',
  'packages/*/package.json',
  'brands/**/*.*',
  'apps/site/src/**/*.*',
  'supabase/functions/_shared/**/*.*',
  'pnpm-lock.yaml',
];
const tests = '**/*.test.{ts,tsx}';

export function isInput(path: string): boolean {
  return !matchesGlob(path, tests) && inputs.some((pattern) => matchesGlob(path, pattern));
}

async function stateOf(source: string) {
  const cache = join(source, '.cache/visual');
  const hashFile = join(cache, 'storybook.sha256');
  const current = hashOfFiles(inputs, source, [tests]);
  const isCurrent = (await readFile(hashFile, 'utf8').catch(() => '')) === current;
  return { cache, folder: join(cache, 'storybook'), hashFile, current, isCurrent };
}

/** Stories and docs pages. Without a current build, Storybook finds them in the sources, which takes seconds. */
export async function entriesOf(source = root): Promise<IndexEntry[]> {
  const { folder, isCurrent } = await stateOf(source);
  const index = isCurrent
    ? (JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as StoryIndex)
    : await buildIndex({ configDir: join(source, '.storybook') });
  return Object.values(index.entries);
}

/**
 * The folder of a Storybook with React's development build, which has `act` for the stories' clock and warns on the
 * console. Builds it if an input has changed. Rejects with the builder's last output when it fails.
 */
export async function buildStorybook(source = root): Promise<string> {
  const { cache, folder, hashFile, current, isCurrent } = await stateOf(source);
  if (isCurrent) return folder;

  const started = performance.now();
  process.stdout.write('Building Storybook: about half a minute.\n');
  await mkdir(cache, { recursive: true });
  const draft = join(cache, 'storybook-draft');
  await rm(draft, { recursive: true, force: true });
  // The script also installs what the working tree needs.
  const options = ['--output-dir', draft, '--disable-telemetry', '--quiet'];
  const env = { ...process.env, BRAND: '', NODE_ENV: 'development' };
  const { code, output } = await run(['node', 'tools/run.mjs', 'storybook', 'build', ...options], { cwd: source, env });
  if (code !== 0) throw new Error(`Storybook could not be built:\n${output.slice(-3000)}`);
  await rm(hashFile, { force: true });
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await writeFile(hashFile, current);
  process.stdout.write(`Storybook built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
  return folder;
}
