import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { type Browser, chromium } from 'playwright';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { hashOfFiles } from '../../apps/local-supabase/src/hashOfFiles.ts';
import { run } from '../bootstrap.mjs';
import { testBrowser } from '../browser.ts';
import { serveFolder } from '../serveFolder.ts';
import { root } from './places.ts';

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

/** Folders and files at the root that contain the inputs. */
export const inputFolders = inputs.map((pattern) => pattern.split('/', 1)[0] ?? pattern);

export function isInput(path: string): boolean {
  return !matchesGlob(path, tests) && inputs.some((pattern) => matchesGlob(path, pattern));
}

/**
 * The folder of a Storybook with React's development build, which has `act` for the stories' clock and warns on the
 * console. Builds it if an input has changed. Rejects with the builder's last output when it fails.
 */
export async function buildStorybook(source = root): Promise<string> {
  const cache = join(source, '.cache/visual');
  const folder = join(cache, 'storybook');
  const hashFile = join(cache, 'storybook.sha256');
  const current = hashOfFiles(inputs, source, [tests]);
  if ((await readFile(hashFile, 'utf8').catch(() => '')) === current) return folder;

  const started = performance.now();
  process.stdout.write('Building Storybook: about half a minute.\n');
  await mkdir(cache, { recursive: true });
  const draft = join(cache, 'storybook-draft');
  await rm(draft, { recursive: true, force: true });
  // The script also installs what the working tree needs.
  const build = [
    'node',
    'tools/run.mjs',
    'storybook',
    'build',
    '--output-dir',
    draft,
    '--disable-telemetry',
    '--quiet',
  ];
  const { code, output } = await run(build, {
    cwd: source,
    env: { ...process.env, BRAND: '', NODE_ENV: 'development' },
  });
  if (code !== 0) throw new Error(`Storybook could not be built:\n${output.slice(-3000)}`);
  await rm(hashFile, { force: true });
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await writeFile(hashFile, current);
  process.stdout.write(`Storybook built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
  return folder;
}

/** A Storybook that is served, and the test browser. */
export interface Storybook extends AsyncDisposable {
  address: string;
  browser: Browser;
  /** Stories and docs pages. */
  entries: IndexEntry[];
}

/** The origin of a Storybook: `source` is a working tree to build it from, `address` the URL of a running one. */
interface Options {
  source?: string;
  address?: string;
  browserArgs?: readonly string[];
}

/** Opens a Storybook. Rejects with `Skipped` if no browser can run. */
export async function openStorybook({ source, address: running, browserArgs = [] }: Options = {}): Promise<Storybook> {
  const { executablePath, args, env } = await testBrowser().catch((error: Error) => {
    throw new Skipped(`Skipped: no browser can run here. ${error.message}`);
  });
  await using opened = new AsyncDisposableStack();
  const address = running ?? opened.use(await serveFolder(await buildStorybook(source))).address;
  const { entries } = (await (await fetch(`${address}/index.json`)).json()) as StoryIndex;
  const browser = opened.use(await chromium.launch({ executablePath, args: [...args, ...browserArgs], env }));
  const open = opened.move();
  return { address, browser, entries: Object.values(entries), [Symbol.asyncDispose]: () => open.disposeAsync() };
}

/** Works through a queue in more tabs than cores, because a visit mostly waits. */
export async function inTabs<Tab, Item>(
  queue: Item[],
  open: () => Promise<Tab>,
  work: (tab: Tab, item: Item) => Promise<void>,
): Promise<void> {
  const workInTab = async () => {
    const tab = await open();
    for (let item = queue.shift(); item; item = queue.shift()) await work(tab, item);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 3 }, workInTab));
}

/** The reason why a check cannot run here. */
export class Skipped extends Error {}

/** Runs a command to its exit code. An error is printed without its stack; 77 is 'skipped' in tools/test.mjs. */
export async function exitWith(main: () => Promise<number>): Promise<void> {
  process.exitCode = await main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return error instanceof Skipped ? 77 : 1;
  });
}
