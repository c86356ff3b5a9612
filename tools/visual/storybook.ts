import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { delimiter, join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { testBrowser } from '../browser.ts';
import { serveFolder } from '../serveFolder.ts';
import { root } from './places.ts';

/** Inputs of Storybook's build, without tests. */
const inputs = [
  '.storybook/**/*.*',
  'packages/*/src/**/*.*',
  'packages/*/package.json',
  'brands/**/*.*',
  'apps/site/src/**/*.*',
  'supabase/functions/_shared/**/*.*',
  'pnpm-lock.yaml',
];

/** Folders and files at the root that contain the inputs. */
export const inputFolders = inputs.map((pattern) => pattern.split('/', 1)[0] ?? pattern);

export function isInput(path: string): boolean {
  return !isTest(path) && inputs.some((pattern) => matchesGlob(path, pattern));
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/**
 * The folder of a Storybook with React's development build, which has `act` for the stories' clock and warns on the
 * console. Builds it if an input has changed. Rejects with the builder's last output when it fails.
 */
export async function buildStorybook(source = root): Promise<string> {
  const cache = join(source, '.cache/visual');
  const folder = join(cache, 'storybook');
  const seal = join(cache, 'storybook.sha256');
  const current = await hashOfInputs(source);
  if ((await readFile(seal, 'utf8').catch(() => '')) === current) return folder;

  const started = performance.now();
  await mkdir(cache, { recursive: true });
  const draft = join(cache, 'storybook-draft');
  await rm(draft, { recursive: true, force: true });
  await runBuilder(source, draft);
  await rm(seal, { force: true });
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await writeFile(seal, current);
  process.stdout.write(`Storybook built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
  return folder;
}

async function hashOfInputs(source: string): Promise<string> {
  const paths: string[] = [];
  for (const pattern of inputs) {
    for await (const path of glob(pattern, { cwd: source })) {
      if (!isTest(path)) paths.push(path);
    }
  }
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    hash.update(path).update('\0');
    // A folder's name may contain a dot.
    hash.update(await readFile(join(source, path)).catch(() => '')).update('\0');
  }
  return hash.digest('hex');
}

async function runBuilder(source: string, folder: string): Promise<void> {
  try {
    await promisify(execFile)('storybook', ['build', '--output-dir', folder, '--disable-telemetry', '--quiet'], {
      cwd: source,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PATH: [join(source, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      },
      maxBuffer: 16 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`Storybook could not be built:\n${(stdout + stderr).slice(-3000)}`, { cause: error });
  }
}

/** A story or docs page in Storybook's `index.json`. */
export interface IndexEntry {
  type: 'story' | 'docs';
  /** For example `primitives-button--primary`. */
  id: string;
  /** For example `Primitives/Button`. */
  title: string;
  exportName?: string;
  importPath: string;
  tags?: string[];
}

/** A Storybook that is served, and the test browser. */
export interface Storybook extends AsyncDisposable {
  address: string;
  browser: Browser;
  entries: IndexEntry[];
}

/** Where a Storybook comes from: `source` is a working tree to build it from, `address` that of a running one. */
interface Options {
  source?: string;
  address?: string;
  browserArgs?: readonly string[];
}

/** Opens a Storybook. Undefined if no browser can run; it prints the reason. */
export async function openStorybook(options: Options = {}): Promise<Storybook | undefined> {
  const launch = await testBrowser().catch((error: Error) => {
    process.stdout.write(`Skipped: no browser can run here. ${error.message}\n`);
  });
  if (!launch) return undefined;
  const { executablePath, args, env } = launch;
  const { source, address: running, browserArgs = [] } = options;
  const server = running ? undefined : await serveFolder(await buildStorybook(source));
  const address = running ?? server?.address ?? '';
  const index = (await (await fetch(`${address}/index.json`)).json()) as { entries: Record<string, IndexEntry> };
  const browser = await chromium.launch({ executablePath, args: [...args, ...browserArgs], env });
  return {
    address,
    browser,
    entries: Object.values(index.entries),
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      await server?.[Symbol.asyncDispose]();
    },
  };
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

/** The exit code that tools/test.mjs reports as 'skipped'. */
export const skippedCode = 77;

/** Runs a command to its exit code. An error is printed without its stack. */
export async function exitWith(main: () => Promise<number>): Promise<void> {
  process.exitCode = await main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return 1;
  });
}
