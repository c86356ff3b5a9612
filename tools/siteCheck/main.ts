import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFiles } from '../../apps/local-supabase/src/server/siteFiles.ts';
import { buildSite, builtSite } from '../../apps/local-supabase/src/site/buildSite.ts';
import { readSiteOrigin } from '@podium/data/client/siteOrigin';
import { readCommandLine } from '../commandLine.ts';
import { cache } from '../visual/places.ts';
import { buildStorybook } from '../visual/storybook.ts';
import { brokenLinks, readPage } from './links.ts';
import { markupFaults } from './markup.ts';
import { dealTexts, functionTexts, keyForms, leaksIn } from './secrets.ts';
import { structuredDataFaults } from './structuredData.ts';

const usage = `Says of the builds what can be said without a browser: every prerendered page is valid HTML, a validator accepts its
JSON-LD, every link of the site leads somewhere, and neither site nor Storybook holds a secret, a private deal or source
of the functions (issue 5, §2 and §4 to §6). Builds that are up to date are taken as they are. Exit code 1 when something
is wrong.

  npx node tools/siteCheck/main.ts`;

readCommandLine({ usage });

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** The letters are no secret: Storybook shows them, and draws them with the functions' own layout. */
const letters = /[\\/]_shared[\\/]mail[\\/]/;

async function main(): Promise<string[]> {
  const site = builtSite(root) ?? (await buildSite(root, new AbortController().signal));
  const { folder: storybook } = await buildStorybook(cache);
  const pages = await readPages(site);
  const deals = dealTexts(await readFile(join(root, 'supabase/migrations/20261101000500_the_four_deals.sql'), 'utf8'));
  const shared = (await sources('packages/*/src/**/*.{ts,tsx}', /\.test\.tsx?$/)).join('\n');
  const inSite = functionTexts(await sources('supabase/functions/**/*.ts'), shared);
  const inStorybook = functionTexts(await sources('supabase/functions/**/*.ts', letters), shared);
  const files = new Set(siteFiles(site).keys());
  const faults = await Promise.all(
    [...pages].flatMap(([path, html]) => [markupFaults(path, html), structuredDataFaults(path, html)]),
  );
  return [
    ...faults.flat(),
    ...brokenLinks({
      pages: new Map([...pages].map(([path, html]) => [path, readPage(html)])),
      files,
      origin: readSiteOrigin(process.env['SITE_URL']),
    }),
    ...(await leaksIn(site, [...keyForms, ...deals, ...inSite])).map((leak) => `Site: ${leak}`),
    ...(await leaksIn(storybook, [...keyForms, ...deals, ...inStorybook])).map((leak) => `Storybook: ${leak}`),
  ];
}

/** The HTML of every page, by the path that the host answers. */
async function readPages(site: string): Promise<Map<string, string>> {
  const files = [...siteFiles(site)].filter(([, { path }]) => path.endsWith('.html'));
  return new Map(
    await Promise.all(files.map(async ([path, file]) => [path, await readFile(file.path, 'utf8')] as const)),
  );
}

async function sources(pattern: string, leftOut?: RegExp): Promise<string[]> {
  const texts: string[] = [];
  for await (const path of glob(pattern, { cwd: root, exclude: (name) => name === 'node_modules' })) {
    if (!leftOut?.test(path)) texts.push(await readFile(join(root, path), 'utf8'));
  }
  return texts;
}

const faults = await main();
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else process.stdout.write('The builds: valid HTML and JSON-LD, no broken link, no secret.\n');
