import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { testBrowser } from '../browser.ts';
import { readCommandLine } from '../commandLine.ts';
import { reportFile } from '../visual/places.ts';
import type { Report as PictureReport } from '../visual/report.ts';
import { printTable } from './table.ts';

const usage = `Measures the seconds to a Storybook that answers, its build, a story as a test, and a picture. The last one is read from
the report of the last pnpm visual; without one it is left out.

  pnpm bench:storybook`;

readCommandLine({ usage });

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = 6917;
const address = `http://localhost:${port}`;
/** How long, in ms, a cold server may take to a story. */
const patience = 180_000;
const rows: string[][] = [];

// A cache of its own, empty at first: nobody else's Storybook loses his.
const cacheFolder = await mkdtemp(join(tmpdir(), 'podium-storybook-'));

rows.push(['dev server, cold: until a first story stands, s', (await secondsToStory()).toFixed(1)]);
rows.push(['dev server, warm, s', (await secondsToStory()).toFixed(1)]);

const build = await secondsOf('storybook', ['build', '--quiet', '--output-dir', 'storybook-static']);
rows.push(['static build, s', build.toFixed(1)]);
rows.push(['static build, MB', (await megabytesIn(join(root, 'storybook-static'))).toFixed(1)]);

const report = join(root, '.cache/bench-stories.json');
const stories = ['--project', 'stories-mobile-paper', 'packages/ui/src'];
await secondsOf('vitest', ['run', ...stories, '--reporter', 'json', '--outputFile', report], { mayFail: true });
const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
const times = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ duration }) => duration ?? 0));
rows.push([`a story as a test, mean of ${times.length}, s`, (mean(times) / 1000).toFixed(2)]);

const lastPictures = await readFile(reportFile, 'utf8').catch(() => null);
if (lastPictures !== null) {
  const { pictures, seconds } = JSON.parse(lastPictures) as PictureReport;
  rows.push([`a picture, mean of ${pictures.length}, s`, (seconds / pictures.length).toFixed(2)]);
}

await rm(cacheFolder, { recursive: true, force: true, maxRetries: 3 });
printTable('Storybook', ['', 'measured'], rows);

interface Report {
  testResults: { assertionResults: { duration?: number | null }[] }[];
}

/** Starts the dev server, waits until a browser has drawn a story, and ends both. */
async function secondsToStory(): Promise<number> {
  const started = performance.now();
  const server = start('storybook', ['dev', '--port', String(port), '--no-open', '--ci', '--exact-port']);
  const { executablePath, args, env } = await testBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    while (!(await answers())) {
      if (server.exitCode !== null) throw new Error(`Storybook ended with ${server.exitCode}.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const page = await browser.newPage();
    await page.goto(`${address}/iframe.html?id=primitives-badge--ok&viewMode=story`, { timeout: patience });
    await page.locator('#storybook-root > *').first().waitFor({ timeout: patience });
    return (performance.now() - started) / 1000;
  } finally {
    await browser.close();
    server.kill();
    await new Promise((resolve) => server.once('close', resolve));
  }
}

async function answers(): Promise<boolean> {
  return fetch(`${address}/index.json`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function secondsOf(command: string, args: string[], { mayFail = false } = {}): Promise<number> {
  const started = performance.now();
  const code = await new Promise<number | null>((resolve) => start(command, args).once('close', resolve));
  if (code !== 0 && !mayFail) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
  return (performance.now() - started) / 1000;
}

function start(command: string, args: string[]): ChildProcess {
  return spawn(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, CACHE_DIR: cacheFolder },
  });
}

async function megabytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
