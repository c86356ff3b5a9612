import { execFileSync } from 'node:child_process';
import { cp, glob, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@podium/data/content/brand';
import { buildSite, builtSite } from '../../apps/local-supabase/src/site/buildSite.ts';
import { readCommandLine } from '../commandLine.ts';
import { leftoversIn, tracesOf } from './leftovers.ts';
import { otherBrand } from './otherBrand.ts';

const usage = `Builds a copy of the sources with another brand.ts and searches the build for the old brand. Exit code 1 when it finds
something.

  npx node tools/rebrand/main.ts`;

readCommandLine({ usage });

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Inputs of a build of the site and its mails. */
const sources = [
  '.storybook',
  'apps/site',
  'node_modules',
  'packages',
  'supabase',
  'tests',
  'tools',
  'apps/local-supabase',
];
const files = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'vitest.config.ts'];

/** Build output, and linked dependencies. */
const leftOut = /[\\/](?:dist|\.cache|\.data|\.vite-temp|\.bin)$|node_modules[\\/]\.\w|tests[\\/]pictures/;

/** Files of the build that must contain the new name. */
const named = ['index.html', 'about.html', 'auth.html', '404.html', 'calendar.ics', 'manifest.webmanifest'];

async function main(): Promise<string[]> {
  const ours = builtSite(root) ?? (await buildSite(root, new AbortController().signal));
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'podium-rebrand-')));
  try {
    for (const path of [...sources, ...files])
      await cp(join(root, path), join(copy, path), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (from) => !leftOut.test(from),
      });
    await symlink(join(root, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'), 'junction');
    const source = `import type { Brand } from '../schemas/brand.ts';\n\nexport const brand: Brand = ${JSON.stringify(otherBrand)};\n`;
    await writeFile(join(copy, 'packages/data/src/content/brand.ts'), source);
    execFileSync(process.execPath, ['tools/generate/main.ts', 'template'], { cwd: copy });
    return await faultsOf(copy, ours, await buildSite(copy, new AbortController().signal));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function faultsOf(copy: string, ours: string, theirs: string): Promise<string[]> {
  const patterns = ['apps/site/dist/client/**/*', 'supabase/templates/*'];
  const faults = await leftoversIn(copy, { patterns, traces: tracesOf(brand) });
  const pages = named.map((name) => join(theirs, name));
  for await (const name of glob('supabase/templates/*.html', { cwd: copy })) pages.push(join(copy, name));
  for (const page of pages)
    if (!(await readFile(page, 'utf8')).includes(otherBrand.name))
      faults.push(`${page.slice(copy.length + 1)} does not contain the new name`);
  // Open Graph pictures show the brand, and their names contain a content hash.
  const [before = [], after = []] = await Promise.all([ours, theirs].map(picturesOf));
  if (after.length === 0 || after.length < before.length) faults.push('Some shared pictures are missing');
  return [...faults, ...after.filter((name) => before.includes(name)).map((name) => `${name} shows the old brand`)];
}

async function picturesOf(site: string): Promise<string[]> {
  return (await readdir(join(site, 'assets'))).filter((name) => name.endsWith('.png'));
}

const faults = await main();
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else
  process.stdout.write(
    'With another brand.ts, site, mails, feed and pictures show it, and nothing of the old one is left.\n',
  );
