import { mailPicturePath } from '@podium/data/content/mailPictures';
import { resourcePaths } from '@podium/data/content/paths';
import { routes } from '@podium/data/content/routes';
import { siteHeaders } from '../../apps/site/build/headers.ts';
import { ask, type Check } from './live.ts';

const pages = Object.values(routes).flatMap(({ path, ...meta }) => (path === null ? [] : [{ path, ...meta }]));

const contentTypes: Record<string, string> = {
  '/robots.txt': 'text/plain',
  '/sitemap.xml': 'xml',
  '/calendar.ics': 'text/calendar',
  '/manifest.webmanifest': 'json',
  '/favicon.ico': 'image/',
  // Files that mails show and link to.
  [mailPicturePath('mark', 'light')]: 'image/png',
  ...Object.fromEntries(Object.values(resourcePaths).map((path) => [path, 'application/pdf'])),
};

/** Checks of the pages and of the host that serves them. */
export const siteChecks: readonly Check[] = [
  {
    name: `every route answers with its own page, canonical address and robots setting (${pages.length})`,
    async run(live) {
      const found: string[] = [];
      for (const { path, title, isForSearch } of pages) {
        const response = await ask(live, path);
        const html = await response.text();
        const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
        const expected = new URL(path, live.site).href;
        if (response.status !== 200) found.push(`${path} answers ${response.status}.`);
        if (!html.includes(`<title>${escaped(title)}</title>`))
          found.push(`${path} does not carry its title, '${title}'.`);
        if (isForSearch && canonical !== expected && canonical !== expected.replace(/\/$/, ''))
          found.push(`${path} says ${canonical ?? 'nothing'}: was the site built with SITE_URL=${live.site}?`);
        if (html.includes('<meta name="robots" content="noindex"') === isForSearch)
          found.push(`${path} ${isForSearch ? 'hides from' : 'shows itself to'} search engines.`);
      }
      return found;
    },
  },
  {
    name: 'what is missing is missing (404)',
    async run(live) {
      const response = await ask(live, '/smoke-test/nothing-is-here');
      return response.status === 404 ? [] : [`A made-up address answers ${response.status}.`];
    },
  },
  {
    name: 'every answer carries the security headers',
    async run(live) {
      const { headers } = await ask(live, '/');
      const names = Object.keys(siteHeaders([], undefined));
      const missing = names.filter((name) => !headers.has(name)).map((name) => `${name} is missing.`);
      const scripts = /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
      return scripts.includes('unsafe') ? [...missing, 'The policy lets unsafe scripts through.'] : missing;
    },
  },
  {
    name: 'the policy lets the pages reach the backend',
    async run(live) {
      const policy = (await ask(live, '/')).headers.get('content-security-policy') ?? '';
      const { origin } = new URL(live.backend.url);
      if (origin === live.site || /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ').includes(origin)) return [];
      return [`connect-src does not name ${origin}: was the site built with VITE_SUPABASE_URL=${live.backend.url}?`];
    },
  },
  {
    name: 'files with a hash in their name are kept for ever',
    async run(live) {
      const html = await (await ask(live, '/')).text();
      const [asset] = /\/assets\/[\w.-]+\.(?:js|css|woff2)/.exec(html) ?? [];
      if (asset === undefined) return ['The home page names no file under /assets/.'];
      const cache = (await ask(live, asset)).headers.get('cache-control') ?? '';
      return cache.includes('immutable') ? [] : [`${asset} comes with cache-control '${cache}'.`];
    },
  },
  {
    name: 'feed, sitemap, what mails need and the other files are there',
    async run(live) {
      const found = await Promise.all(
        Object.entries(contentTypes).map(async ([path, type]) => {
          const { status, headers } = await ask(live, path);
          const isRight = status === 200 && (headers.get('content-type') ?? '').includes(type);
          return isRight ? [] : [`${path} answers ${status}, ${headers.get('content-type')}.`];
        }),
      );
      return found.flat();
    },
  },
  {
    name: 'plain http leads to https',
    async run(live) {
      if (!live.site.startsWith('https:')) return [];
      const response = await ask(live, live.site.replace(/^https:/, 'http:')).catch(() => undefined);
      const leads = response?.headers.get('location')?.startsWith('https:') ?? response === undefined;
      return leads ? [] : [`http answers ${response?.status}.`];
    },
  },
];

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
