import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testBrowser } from '../browser.ts';
import { startProduct } from '../product.ts';
import { median, printTable } from './table.ts';

/**
 * `pnpm bench:lighthouse`: Lighthouse mobile for the home page, median of five, and its LCP against the same page with
 * every script file blocked, turn by turn in the same run. Lighthouse comes through npx: only this command needs it.
 */
const lighthouse = 'lighthouse@13.5.0';
const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const run = promisify(execFile);

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string }>;
}

const folder = await mkdtemp(join(tmpdir(), 'podium-lighthouse-'));
const { executablePath, args, env } = await testBrowser();
const product = await startProduct();
try {
  const withScript: Report[] = [];
  const without: Report[] = [];
  for (let round = 0; round < rounds; round += 1) {
    withScript.push(await measure([]));
    without.push(await measure(['--blocked-url-patterns=*.js']));
  }
  const middle = (reports: Report[], audit: string) =>
    median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
  const milliseconds = (audit: string) => [
    audit,
    middle(withScript, audit).toFixed(audit.startsWith('cumulative') ? 3 : 0),
    middle(without, audit).toFixed(audit.startsWith('cumulative') ? 3 : 0),
  ];
  printTable(
    `Lighthouse mobile, home, median of ${rounds}`,
    ['', 'as served', 'scripts blocked'],
    [
      ...categories.map((category) => [
        category,
        String(Math.round(median(withScript.map((report) => report.categories[category]?.score ?? 0)) * 100)),
        '',
      ]),
      ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(milliseconds),
      milliseconds('cumulative-layout-shift'),
      ['bytes', middle(withScript, 'total-byte-weight').toFixed(0), middle(without, 'total-byte-weight').toFixed(0)],
    ],
  );
  for (const audit of Object.values(withScript[0]?.audits ?? {})) {
    const counts = audit.scoreDisplayMode === 'binary' || audit.scoreDisplayMode === 'numeric';
    if (counts && audit.score !== null && audit.score < 0.9) process.stdout.write(`below 0.9: ${audit.title}\n`);
  }
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(more: string[]): Promise<Report> {
  const path = join(folder, 'report.json');
  const flags = ['--headless=new', ...args].join(' ');
  const command = ['--yes', lighthouse, product.address, '--quiet', '--output=json', `--output-path=${path}`];
  await run('npx', [...command, `--chrome-flags=${flags}`, `--only-categories=${categories.join(',')}`, ...more], {
    env: { ...env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 2 ** 20,
  });
  return JSON.parse(await readFile(path, 'utf8')) as Report;
}
