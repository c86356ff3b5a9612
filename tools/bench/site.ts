import { positive, readCommandLine, stop } from '../commandLine.ts';
import { startProduct } from '../product.ts';
import { measure, weakAudits, type Category, type LighthouseReport } from './lighthouse.ts';
import { median, printTable } from './table.ts';

const usage = `Runs Lighthouse mobile for every route, or for those that are named, and measures the LCP of the same page with every
script file blocked, turn by turn in the same run. Medians.

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
  const paths = named.length > 0 ? named : [...(await publicPaths()), ...clientOnly];
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
    const row = rowOf(path, categories, served, floor);
    rows.push(row);
    // All of them take the better part of an hour; whoever breaks it off has what was measured until then.
    process.stderr.write(`${row.join('  ')}\n`);
  }
  printTable(
    `Lighthouse mobile, median of ${rounds}`,
    ['page', 'scores', 'FCP ms', 'LCP ms', 'LCP, scripts blocked', 'ratio', 'TBT ms', 'CLS', 'KiB'],
    rows,
  );
  for (const each of weak) process.stdout.write(`below 0.9: ${each}\n`);
} finally {
  await product.stop();
}

async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${product.address}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

function rowOf(
  path: string,
  categories: readonly Category[],
  served: readonly LighthouseReport[],
  floor: readonly LighthouseReport[],
): string[] {
  const scores = categories.map((category) =>
    Math.round(median(served.map((report) => report.categories[category]?.score ?? 0)) * 100),
  );
  const lcp = middle(served, 'largest-contentful-paint');
  const lcpOfFloor = middle(floor, 'largest-contentful-paint');
  const hasFloor = floor.length > 0;
  return [
    path,
    scores.join(' / '),
    middle(served, 'first-contentful-paint').toFixed(0),
    lcp.toFixed(0),
    hasFloor ? lcpOfFloor.toFixed(0) : '',
    hasFloor ? (lcp / lcpOfFloor).toFixed(2) : '',
    middle(served, 'total-blocking-time').toFixed(0),
    middle(served, 'cumulative-layout-shift').toFixed(3),
    (middle(served, 'total-byte-weight') / 1024).toFixed(0),
  ];
}

function middle(reports: readonly LighthouseReport[], audit: string): number {
  return median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
}
