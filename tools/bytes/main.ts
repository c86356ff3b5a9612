import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from 'vite';
import { closureOf, islandsOf } from '../../apps/site/build/manifest.ts';
import { printTable } from '../bench/table.ts';
import { readCommandLine, stop } from '../commandLine.ts';
import { judge, type BudgetLine } from './budget.ts';
import { weighPage } from './pageWeight.ts';

const usage = `Holds the built site to its byte budget, in KiB of brotli. Run pnpm build before. Exit code 1 when a line is over what it
must not pass.

  pnpm bytes`;

readCommandLine({ usage });

const dist = fileURLToPath(new URL('../../apps/site/dist', import.meta.url));
const folder = join(dist, 'client');
const KiB = 1024;

const built = await readFile(join(dist, 'manifest.json'), 'utf8').catch(() =>
  stop('The site is not built: pnpm build'),
);
const manifest = JSON.parse(built) as Manifest;
const home = await weighPage(folder, 'index.html');
if (!home) stop('The home page is not prerendered: pnpm build');

const pages = new Map<string, number>();
const withSupabase: string[] = [];
for await (const file of glob('**/*.html', { cwd: folder })) {
  const weight = await weighPage(folder, file);
  if (!weight) continue;
  pages.set(file, weight.script);
  if (weight.modules.some((name) => name.includes('siteBackend'))) withSupabase.push(file);
}
const [heaviest = '', heaviestScript = 0] = [...pages].toSorted(([, a], [, b]) => b - a)[0] ?? [];

const islands = islandsOf(manifest, 'index.html', 'src/routes/home.tsx');
const awake = closureOf(manifest, ['index.html', 'src/routes/home.tsx', ...islands]).scripts;
const awakeBytes = (
  await Promise.all(awake.map(async (name) => (await readFile(join(folder, `${name}.br`))).length))
).reduce((sum, each) => sum + each, 0);

const early = home.html + home.fonts + home.picture + home.drawings;
const lines: BudgetLine[] = [
  { name: 'home: before the load event', measured: early / KiB, must: 130, aim: 105 },
  { name: 'home: HTML with its inlined CSS', measured: home.html / KiB, must: 40, aim: 30 },
  { name: 'home: CSS', measured: home.css / KiB, must: 11, aim: 8 },
  { name: 'home: fonts', measured: home.fonts / KiB, must: 50, aim: 40 },
  { name: 'home: first picture', measured: home.picture / KiB, must: 28, aim: 20 },
  { name: 'home: JavaScript before the load event', measured: home.inlineScript / KiB, must: 3, aim: 1 },
  { name: `modules of a first load, none in view (${heaviest})`, measured: heaviestScript / KiB, must: 85, aim: 76 },
  { name: 'home: JavaScript with every island awake', measured: awakeBytes / KiB, must: 150, aim: 120 },
  { name: 'home: requests before the load event', measured: home.requests, must: 7, aim: 5 },
  { name: 'home: render-blocking requests', measured: home.renderBlocking, must: 0, aim: 0 },
  { name: 'public pages that load Supabase at once', measured: withSupabase.length, must: 0, aim: 0 },
];

const verdicts = judge(lines);
printTable(
  'Bytes of the site, KiB brotli',
  ['', 'measured', 'must', 'aim', ''],
  verdicts.map(({ name, measured, must, aim, verdict }) => [
    name,
    String(measured),
    String(must),
    String(aim),
    verdict,
  ]),
);
if (verdicts.some(({ verdict }) => verdict === 'OVER THE BUDGET')) process.exitCode = 1;
