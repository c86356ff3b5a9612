import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { LinkChecker, LinkState } from 'linkinator';
import { readSiteOrigin } from '@podium/data/client/siteOrigin.ts';
import { serveFolder } from '../serveFolder.ts';
import { externalLinkFaults } from './externalLinks.ts';
import { structuredDataFaults } from './structuredData.ts';

const origin = readSiteOrigin(process.env['SITE_URL']);

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

/** The faults of the pages of a built site: HTML, JSON-LD, links. */
export async function siteFaults(site: string): Promise<string[]> {
  const pages = globSync('**/*.html', { cwd: site }).map((file) => ({ file, path: pathOf(file) }));
  const faults = pages.map(async ({ file, path }) => {
    const html = await readFile(join(site, file), 'utf8');
    return [
      ...(await markupFaults(path, html)),
      ...(await structuredDataFaults(path, html)),
      ...externalLinkFaults(path, html, origin),
    ];
  });
  const links = await brokenLinks(
    site,
    pages.map(({ path }) => path),
  );
  return [...(await Promise.all(faults)).flat(), ...links];
}

/** '/join' for 'join.html', '/' for 'index.html'. */
function pathOf(file: string): string {
  return `/${file.replaceAll('\\', '/')}`.replace(/(?<=\/)index\.html$|\.html$/, '');
}
