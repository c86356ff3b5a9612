import { type APIResponse, expect, test as base } from '@playwright/test';
import { resourceMails } from '@podium/brands/active/content.ts';
import { type Environment, readEnvironment } from '@podium/data/client/environment.ts';
import { mailPicturePath } from '@podium/data/schemas/mailPictures.ts';
import { siteHeaders } from '../../apps/site/build/headers.ts';
import { pageMetas } from '../../apps/site/src/head/pageMetas.ts';
import { tableRights } from '../policies/rights.ts';

/*
 * Checks a published site from outside, as a signed-out user. Stores nothing and sends no mail. PODIUM_ADDRESS is the
 * address of the site; VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY are those that it was built with.
 */

interface Fixtures {
  site: URL;
  backend: Environment;
  /** Requests a path of the backend. */
  call: (path: string, options?: { method?: string; data?: object; headers?: object }) => Promise<APIResponse>;
}

const test = base.extend<Fixtures>({
  baseURL: process.env['PODIUM_ADDRESS'] ?? '',
  site: async ({ baseURL }, use) => use(new URL(baseURL ?? '')),
  backend: async ({ site }, use) => use(readEnvironment(process.env, site.origin)),
  call: async ({ request, backend: { url, publishableKey: apikey } }, use) =>
    use((path, { headers, ...options } = {}) =>
      request.fetch(url + path, { ...options, headers: { apikey, ...headers } }),
    ),
});

const contentTypes: Record<string, string> = {
  '/robots.txt': 'text/plain',
  '/sitemap.xml': 'xml',
  '/calendar.ics': 'text/calendar',
  '/manifest.webmanifest': 'json',
  '/favicon.ico': 'image/',
  // Files that mails display or link to.
  [mailPicturePath('mark', 'light')]: 'image/png',
  ...Object.fromEntries(resourceMails.map(({ path }) => [path, 'application/pdf'])),
};

test.describe('the site', () => {
  for (const { path, title, isForSearch } of pageMetas) {
    if (path === undefined) continue;
    test(`${path} has its title, canonical URL and robots setting`, async ({ request, site }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      const html = await response.text();
      const inHead = (pattern: RegExp) => pattern.exec(html)?.[1];
      expect(inHead(/<title>(.*?)<\/title>/)).toBe(title.replaceAll('&', '&amp;'));
      expect(inHead(/<meta name="robots" content="(.*?)"/)).toBe(isForSearch ? undefined : 'noindex');
      if (!isForSearch) return;
      const canonical = new URL(inHead(/<link rel="canonical" href="(.*?)"/) ?? '');
      expect(canonical.pathname).toBe(path);
      // A site on this machine is built for another address.
      if (site.hostname !== 'localhost') expect(canonical.origin, 'Was SITE_URL this address?').toBe(site.origin);
    });
  }

  test('an unknown path has status 404', async ({ request }) => {
    expect((await request.get('/smoke-test/nothing-is-here')).status()).toBe(404);
  });

  test('has the security headers, and its policy allows calls to the backend', async ({ request, site, backend }) => {
    const headers = (await request.get('/')).headers();
    for (const name of Object.keys(siteHeaders([], undefined))) expect.soft(headers).toHaveProperty(name.toLowerCase());
    const policy = headers['content-security-policy'] ?? '';
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
    const { origin } = new URL(backend.url);
    const allowed = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
    const needed = origin === site.origin ? "'self'" : origin;
    expect(allowed, 'Was the site built with this VITE_SUPABASE_URL?').toContain(needed);
  });

  test('files with a hash in their name are cached as immutable', async ({ request }) => {
    const [asset = ''] = /\/assets\/[\w.-]+\.(?:js|css|woff2)/.exec(await (await request.get('/')).text()) ?? [];
    expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
  });

  test('the files that programs ask for exist', async ({ request }) => {
    for (const [path, type] of Object.entries(contentTypes)) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(200);
      expect.soft(response.headers()['content-type'], path).toContain(type);
    }
  });

  test('http redirects to https', async ({ request, site }) => {
    test.skip(site.protocol !== 'https:', 'the address is http');
    const response = await request.get(`http://${site.host}`, { maxRedirects: 0 }).catch(() => undefined);
    if (response) expect(response.headers()['location']).toMatch(/^https:/);
  });
});

test.describe('the backend', () => {
  for (const name of [
    'newsletter-signup',
    'newsletter-confirm',
    'newsletter-unsubscribe',
    'speaking-inquiry',
    'contact-form',
  ])
    test(`${name} rejects an empty form`, async ({ call }) => {
      const response = await call(`/functions/v1/${name}`, { method: 'POST', data: {} });
      expect(response.status()).toBe(400);
      expect(await response.text()).toContain('invalid_input');
    });

  test('the site may call the functions', async ({ call, site }) => {
    const headers = { origin: site.origin, 'access-control-request-method': 'POST' };
    const response = await call('/functions/v1/contact-form', { method: 'OPTIONS', headers });
    expect(['*', headers.origin]).toContain(response.headers()['access-control-allow-origin']);
  });

  test('the outbox worker requires its secret', async ({ call }) => {
    const response = await call('/functions/v1/outbox-worker', { method: 'POST', data: {} });
    expect([401, 403]).toContain(response.status());
  });

  test('mail, worker and retention run', async ({ call }) => {
    const response = await call('/functions/v1/health');
    expect(response.status(), 'The alert mail to the owner says why.').toBe(200);
  });

  test('no table can be read without an account', async ({ call }) => {
    for (const [table, { anon }] of Object.entries(tableRights)) {
      if (anon?.select) continue;
      const response = await call(`/rest/v1/${table}?select=*&limit=1`);
      if (response.ok()) expect.soft(await response.json(), table).toEqual([]);
      else expect.soft([401, 403], table).toContain(response.status());
    }
  });

  test('anybody can sign up, with a confirmed e-mail address', async ({ call }) => {
    const response = await call('/auth/v1/settings');
    expect(await response.json()).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: false,
      external: { email: true },
    });
  });
});
