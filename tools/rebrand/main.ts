import { glob, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@podium/data/content/brand';
import { buildSite, builtSite } from '../../apps/local-supabase/src/site/buildSite.ts';
import { readCommandLine } from '../commandLine.ts';
import { copySources } from '../copySources.ts';
import { runNode } from '../runNode.ts';
import { leftoversIn, tracesOf } from './leftovers.ts';
import { otherBrand } from './otherBrand.ts';

const usage = `Gives a copy of the sources another brand, changing the one file that holds it, builds the copy as the product does, and
looks for whatever is left of the old one. Exit code 1 when something is.

  npx node tools/rebrand/main.ts`;

readCommandLine({ usage });

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Files of the build that have to bear the new name. */
const bearers = ['index.html', 'about.html', 'auth.html', '404.html', 'calendar.ics', 'manifest.webmanifest'];

async function main(): Promise<string[]> {
  const ours = builtSite(root) ?? (await buildSite(root, new AbortController().signal));
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'podium-rebrand-')));
  try {
    await copySources(root, copy);
    await writeFile(join(copy, 'packages/data/src/content/brand.ts'), sourceOf(otherBrand));
    await runNode(['tools/generate-auth-templates.ts'], copy);
    const theirs = await buildSite(copy, new AbortController().signal);
    return [...(await oldTraces(copy)), ...(await missingNames(copy, theirs)), ...(await samePictures(ours, theirs))];
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function sourceOf(other: typeof otherBrand): string {
  return `import type { Brand } from '../schemas/brand.ts';\n\nexport const brand: Brand = ${JSON.stringify(other)};\n`;
}

async function oldTraces(copy: string): Promise<string[]> {
  const patterns = ['apps/site/dist/client/**/*', 'supabase/templates/*'];
  const found = await leftoversIn(copy, { patterns, traces: tracesOf(brand) });
  return found.map((line) => `The old brand is still in ${line}`);
}

async function missingNames(copy: string, site: string): Promise<string[]> {
  const files = bearers.map((name) => join(site, name));
  for await (const name of glob('supabase/templates/*.html', { cwd: copy })) files.push(join(copy, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return files
    .filter((_file, index) => !texts[index]?.includes(otherBrand.name))
    .map((file) => `The new name is not in ${file.slice(copy.length + 1)}`);
}

/** The pictures of pages bear the brand, and their names change with what is on them. */
async function samePictures(ours: string, theirs: string): Promise<string[]> {
  const [before, after] = await Promise.all([ours, theirs].map(picturesOf));
  if (!before || !after || after.length < before.length) return ['Some pictures of pages were not drawn'];
  return after.filter((name) => before.includes(name)).map((name) => `The picture ${name} bears the old brand`);
}

async function picturesOf(site: string): Promise<string[]> {
  const names = await readdir(join(site, 'assets'));
  return names.filter((name) => name.endsWith('.png'));
}

const found = await main();
for (const line of found) process.stderr.write(`${line}\n`);
if (found.length > 0) process.exitCode = 1;
else
  process.stdout.write(
    'Another brand in brand.ts: site, mails, feed and pictures bear it, and nothing of the old one is left.\n',
  );
