import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite, builtSite } from '../../apps/local-supabase/src/site/buildSite.ts';
import { readCommandLine } from '../commandLine.ts';
import { textFiles } from '../textFiles.ts';
import { buildStorybook } from '../visual/storybook.ts';
import { dealTexts, functionTexts, keyForms, leaksIn } from './secrets.ts';
import { siteFaults } from './siteFaults.ts';

const usage = `Checks the built site and Storybook without a browser: valid HTML (html-validate), valid JSON-LD, no broken link or
anchor (linkinator), no secret, private deal or source of the functions. Builds what is not up to date. Exit code 1
on a fault. Byte budgets: .size-limit.ts.

  npx node tools/siteCheck/main.ts`;

readCommandLine({ usage });

const root = join(import.meta.dirname, '../..');
/** The mails in Storybook use the functions' own layout. */
const mails = /[\\/]_shared[\\/]mail[\\/]/;

async function sources(glob: string, leftOut?: RegExp): Promise<string[]> {
  return Array.fromAsync(textFiles(root, [glob], leftOut), ({ text }) => text);
}

const site = builtSite(root) ?? (await buildSite(root, new AbortController().signal));
const storybook = await buildStorybook();
const deals = dealTexts(await readFile(join(root, 'supabase/migrations/20261101000500_the_four_deals.sql'), 'utf8'));
const shared = (await sources('{packages/*/src,brands}/**/*.{ts,tsx}', /\.test\.tsx?$/)).join('\n');
const inSite = functionTexts(await sources('supabase/functions/**/*.ts'), shared);
const inStorybook = functionTexts(await sources('supabase/functions/**/*.ts', mails), shared);
const faults = [
  ...(await siteFaults(site)),
  ...(await leaksIn(site, [...keyForms, ...deals, ...inSite])).map((leak) => `Site: ${leak}`),
  ...(await leaksIn(storybook, [...keyForms, ...deals, ...inStorybook])).map((leak) => `Storybook: ${leak}`),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else process.stdout.write('The builds: valid HTML and JSON-LD, no broken link, no secret.\n');
