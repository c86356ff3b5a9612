import { execFileSync } from 'node:child_process';
import { cp, mkdtempDisposable, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@podium/brands/active/content.ts';
import { buildSite, builtSite } from '../../apps/local-supabase/src/site/buildSite.ts';
import { readCommandLine } from '../commandLine.ts';
import { leftoversIn, tracesOf } from './leftovers.ts';
import { otherBrand } from './otherBrand.ts';

const usage = `Builds a copy of the sources with another brand.ts and searches the build for the old brand. Exit code 1 when it finds
something.

  npx node tools/rebrand/main.ts`;

readCommandLine({ usage });

const root = join(import.meta.dirname, '../..');

/** Inputs of a build of the site and its mails. */
const sources = (
  '.storybook apps/site apps/local-supabase brands node_modules packages supabase tests tools ' +
  'package.json pnpm-lock.yaml tsconfig.base.json vitest.config.ts'
).split(' ');

/** Build output, and linked dependencies. */
const leftOut = /[\\/](?:dist|\.cache|\.data|\.vite-temp|\.bin)$|node_modules[\\/]\.\w|tests[\\/]pictures/;

/** Files of the build that must contain the new name. */
const named = ['index.html', 'about.html', 'auth.html', '404.html', 'calendar.ics', 'manifest.webmanifest'];

const signal = new AbortController().signal;
const ours = builtSite(root) ?? (await buildSite(root, signal));
await using temporary = await mkdtempDisposable(join(tmpdir(), 'podium-rebrand-'));
const copy = await realpath(temporary.path);
for (const path of sources)
  await cp(join(root, path), join(copy, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !leftOut.test(from),
  });
await symlink(join(root, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'), 'junction');
const source = `import type { Brand } from '@podium/data/schemas/brand.ts';\n\nexport const brand: Brand = ${JSON.stringify(otherBrand)};\n`;
await writeFile(join(copy, 'brands/legal-tender/content/brand.ts'), source);
execFileSync(process.execPath, ['tools/generate/main.ts', 'template'], { cwd: copy });
const theirs = await buildSite(copy, signal);

const templates = join(copy, 'supabase/templates');
const faults = [
  ...(await leftoversIn(tracesOf(brand), theirs, ['**/*'])),
  ...(await leftoversIn(tracesOf(brand), templates, ['*'])),
];
const mails = (await readdir(templates)).map((name) => join(templates, name));
const pages = [...named.map((name) => join(theirs, name)), ...mails];
for (const page of pages)
  if (!(await readFile(page, 'utf8')).includes(otherBrand.name))
    faults.push(`${page.slice(copy.length + 1)} does not contain the new name`);
// Open Graph pictures show the brand, and their names contain a content hash.
const [before = [], after = []] = await Promise.all([ours, theirs].map(picturesOf));
if (after.length === 0 || after.length < before.length) faults.push('Some shared pictures are missing');
faults.push(...after.filter((name) => before.includes(name)).map((name) => `${name} shows the old brand`));

for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else
  process.stdout.write(
    'With another brand.ts, site, mails, feed and pictures show it, and nothing of the old one is left.\n',
  );

async function picturesOf(site: string): Promise<string[]> {
  return (await readdir(join(site, 'assets'))).filter((name) => name.endsWith('.png'));
}
