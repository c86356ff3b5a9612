import { positive, readCommandLine, stop } from '../commandLine.ts';
import { startProduct } from '../product.ts';
import { measure, weakAudits, type Category, type LighthouseReport } from './lighthouse.ts';
import { endByVerdicts, pageVerdict, type PageReading } from './musts.ts';
import { publicPaths } from './publicPaths.ts';
import { median, printTable } from './table.ts';

const usage = `Runs Lighthouse mobile for every route, or for those that are named, and measures the LCP of the same page with every
script file blocked, turn by turn in the same run. Medians. Exit code 1 when a page has not 100 in each category, an LCP
more than 5 % over that, a TBT of 50 ms or more, or a CLS.

  pnpm bench:site [--rounds 5] [PATH...]

Each PATH begins with a slash: '/', '/speaking'.`;

const { values, words: named } = readCommandLine({
  usage,
  options: { rounds: { type: 'string', default: '5' } },
  mostWords: Infinity,
});
const rounds = positive('--rounds', values.rounds);
const noPath = named.find((word) => !word.startsWith('/'));
if (noPath !== undefined) stop(`'${noPath}' is no path; one begins with a slash.`);

/** For pages that search engines are told to pass by, no score of theirs. */
const shown: Category[] = ['performance', 'accessibility', 'best-practices'];
const clientOnly = ['/auth', '/join', '/deals'];

const product = await startProduct();
try {
  const paths = named.length > 0 ? named : [...(await publicPaths(product.address)), ...clientOnly];
  const weak = new Set<string>();
  const rows: string[][] = [];
  for (const path of paths) {
    const categories: Category[] = clientOnly.includes(path) ? shown : [...shown, 'seo'];
    const served: LighthouseReport[] = [];
    const floor: LighthouseReport[] = [];
    for (let round = 0; round < rounds; round += 1) {
      served.push(await measure(product.address + path, { categories, areScriptsBlocked: false }));
      // Without its script a client-only page has nothing to show.
      if (!clientOnly.includes(path))
        floor.push(await measure(product.address + path, { categories: ['performance'], areScriptsBlocked: true }));
    }
    for (const report of served) for (const title of weakAudits(report)) weak.add(`${path}: ${title}`);
    const reading = readingOf(categories, served, floor);
    const row = [path, ...figuresOf(reading, served), pageVerdict(reading)];
    rows.push(row);
    // All of them take the better part of an hour; whoever breaks it off has what was measured until then.
    process.stderr.write(`${row.join('  ')}\n`);
  }
  printTable(
    `Lighthouse mobile, median of ${rounds}`,
    ['page', 'scores', 'FCP ms', 'LCP ms', 'LCP, scripts blocked', 'ratio', 'TBT ms', 'CLS', 'KiB', 'issue 5 §3'],
    rows,
  );
  for (const each of weak) process.stdout.write(`below 0.9: ${each}\n`);
  endByVerdicts(rows);
} finally {
  await product.stop();
}

function readingOf(
  categories: readonly Category[],
  served: readonly LighthouseReport[],
  floor: readonly LighthouseReport[],
): PageReading {
  return {
    scores: categories.map((category) =>
      Math.round(median(served.map((report) => report.categories[category]?.score ?? 0)) * 100),
    ),
    lcp: middle(served, 'largest-contentful-paint'),
    lcpOfFloor: floor.length > 0 ? middle(floor, 'largest-contentful-paint') : undefined,
    tbt: middle(served, 'total-blocking-time'),
    cls: middle(served, 'cumulative-layout-shift'),
  };
}

function figuresOf({ scores, lcp, lcpOfFloor, tbt, cls }: PageReading, served: readonly LighthouseReport[]): string[] {
  return [
    scores.join(' / '),
    middle(served, 'first-contentful-paint').toFixed(0),
    lcp.toFixed(0),
    lcpOfFloor?.toFixed(0) ?? '',
    lcpOfFloor === undefined ? '' : (lcp / lcpOfFloor).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
    (middle(served, 'total-byte-weight') / 1024).toFixed(0),
  ];
}

function middle(reports: readonly LighthouseReport[], audit: string): number {
  return median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
}
