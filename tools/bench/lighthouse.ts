import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testBrowser } from '../browser.ts';

/** It comes through npx: only `pnpm bench:site` needs it. */
const lighthouse = 'lighthouse@13.5.0';
const run = promisify(execFile);

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

interface Audit {
  title: string;
  /** Milliseconds, bytes or a share, by the audit. */
  numericValue?: number;
  score: number | null;
  scoreDisplayMode: string;
}

/** What Lighthouse says of a page, as far as the benchmarks read it. */
export interface LighthouseReport {
  categories: Partial<Record<Category, { score: number }>>;
  audits: Partial<Record<string, Audit>>;
}

export interface LighthouseOptions {
  categories: readonly Category[];
  /** Blocks every script file: the floor that scripts are measured against. */
  areScriptsBlocked: boolean;
}

/** Measures `address` once as Lighthouse does for phones: simulated slow 4G, CPU four times slower. */
export async function measure(address: string, options: LighthouseOptions): Promise<LighthouseReport> {
  const { executablePath, args, env } = await testBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'podium-lighthouse-'));
  const path = join(folder, 'report.json');
  try {
    const command = [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${path}`,
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
      `--only-categories=${options.categories.join(',')}`,
      ...(options.areScriptsBlocked ? ['--blocked-url-patterns=*.js'] : []),
    ];
    await run('npx', command, { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 2 ** 20 });
    return JSON.parse(await readFile(path, 'utf8')) as LighthouseReport;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Titles of the audits that count and are below 0.9. */
export function weakAudits({ audits }: LighthouseReport): string[] {
  return Object.values(audits)
    .filter((audit) => audit !== undefined)
    .filter(({ scoreDisplayMode }) => scoreDisplayMode === 'binary' || scoreDisplayMode === 'numeric')
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title);
}
