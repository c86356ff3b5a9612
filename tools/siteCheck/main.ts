import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { LinkChecker, LinkState } from 'linkinator';
import { siteFiles } from '../../apps/local-supabase/src/server/siteFiles.ts';
import { buildSite, builtSite } from '../../apps/local-supabase/src/site/buildSite.ts';
import { readSiteOrigin } from '@podium/data/client/siteOrigin.ts';
import { readCommandLine } from '../commandLine.ts';
import { serveFolder } from '../serveFolder.ts';
import { textFiles } from '../textFiles.ts';
import { buildStorybook } from '../visual/storybook.ts';
import { externalLinkFaults } from './externalLinks.ts';
import { dealTexts, functionTexts, keyForms, leaksIn } from './secrets.ts';
import { structuredDataFaults } from './structuredData.ts';

const usage = `Checks the built site and Storybook without a browser: valid HTML (html-validate), valid JSON-LD, no broken link or
anchor (linkinator), no secret, private deal or source of the functions. Builds what is not up to date. Exit code 1
when something is wrong. Byte budgets: .size-limit.ts.

  npx node tools/siteCheck/main.ts`;

readCommandLine({ usage });

const root = join(import.meta.dirname, '../..');
const origin = readSiteOrigin(process.env['SITE_URL']);

/** The mails in Storybook use the functions' own layout. */
const mails = /[\\/]_shared[\\/]mail[\\/]/;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-missing-references': 'error',
    // Safari drops the list semantics of a list without markers unless it has the role.
    'no-redundant-role': ['error', { exclude: ['list'] }],
    // Valid HTML: an `aria-label` instead of a legend, elements rendered by react-aria and Radix, and forms without
    // submit buttons.
    'wcag/h71': 'off',
    'wcag/h32': 'off',
    'prefer-native-element': 'off',
  },
});

async function markupFaults(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${message} (${ruleId}) ${selector ?? ''}`.trim()),
  );
}

/** Follows every internal link of every page, including anchors. */
async function brokenLinks(folder: string, pages: readonly string[]): Promise<string[]> {
  await using server = await serveFolder(folder);
  const { address } = server;
  const { links } = await new LinkChecker().check({
    path: pages.map((path) => address + path),
    linksToSkip: async (link) => !link.startsWith(`${address}/`) && !link.startsWith(`${origin}/`),
    urlRewriteExpressions: [{ pattern: new RegExp(`^${origin.replaceAll('.', '\\.')}(?=/|$)`), replacement: address }],
    checkFragments: true,
  });
  if (links.length < pages.length) return ['The link check has not seen every page.'];
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ parent = '', url }) => `${parent.replace(address, '')}: ${url.replace(address, '')} leads nowhere`);
}

async function sources(glob: string, leftOut?: RegExp): Promise<string[]> {
  const texts: string[] = [];
  for await (const { text } of textFiles(root, [glob], leftOut)) texts.push(text);
  return texts;
}

const site = builtSite(root) ?? (await buildSite(root, new AbortController().signal));
const storybook = await buildStorybook();
const pages = [...siteFiles(site)].filter(([, file]) => file.path.endsWith('.html'));
const faultsOfPages = pages.map(async ([path, file]) => {
  const html = await readFile(file.path, 'utf8');
  return [
    ...(await markupFaults(path, html)),
    ...(await structuredDataFaults(path, html)),
    ...externalLinkFaults(path, html, origin),
  ];
});
const deals = dealTexts(await readFile(join(root, 'supabase/migrations/20261101000500_the_four_deals.sql'), 'utf8'));
const shared = (await sources('{packages/*/src,brands}/**/*.{ts,tsx}', /\.test\.tsx?$/)).join('\n');
const inSite = functionTexts(await sources('supabase/functions/**/*.ts'), shared);
const inStorybook = functionTexts(await sources('supabase/functions/**/*.ts', mails), shared);
const faults = [
  ...(await Promise.all(faultsOfPages)).flat(),
  ...(await brokenLinks(
    site,
    pages.map(([path]) => path),
  )),
  ...(await leaksIn(site, [...keyForms, ...deals, ...inSite])).map((leak) => `Site: ${leak}`),
  ...(await leaksIn(storybook, [...keyForms, ...deals, ...inStorybook])).map((leak) => `Storybook: ${leak}`),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else process.stdout.write('The builds: valid HTML and JSON-LD, no broken link, no secret.\n');
