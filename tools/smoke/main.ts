import { type Environment, readEnvironment } from '@podium/data/client/environment.ts';
import { mailPicturePath } from '@podium/data/schemas/mailPictures.ts';
import { resourceMails } from '@podium/brands/active/content.ts';
import { siteHeaders } from '../../apps/site/build/headers.ts';
import { pageMetas } from '../../apps/site/src/head/pageMetas.ts';
import { tableRights } from '../../tests/policies/rights.ts';
import { readCommandLine, stop } from '../commandLine.ts';

const usage = `Checks a published site from outside. Stores nothing and sends no mail.

  npx node tools/smoke/main.ts URL

VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY must have the values that the site was built with.`;

/** Resolves with one sentence per failure, and `false` for each passed check. */
type Check = () => Promise<(string | false)[]>;

/** Timeout of a request, in ms. */
const patienceMs = 15_000;

const {
  words: [address = ''],
} = readCommandLine({ usage, mostWords: 1 });
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
  stop('The URL of the site is required, for example: npx node tools/smoke/main.ts https://www.example.com');
const site = new URL(address).origin;
const backend = backendOf(site);

const pages = pageMetas.flatMap(({ path, ...meta }) => (path === undefined ? [] : [{ path, ...meta }]));

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

const forms = ['newsletter-signup', 'newsletter-confirm', 'newsletter-unsubscribe', 'speaking-inquiry', 'contact-form'];

/** Tables that signed-out users must not read. */
const closed = Object.entries(tableRights).flatMap(([table, { anon }]) => (anon?.select ? [] : [table]));

/** By name. Checks of the backend run as a signed-out user. */
const checks: Record<string, Check> = {
  [`every route has its own page, canonical URL and robots setting (${pages.length})`]: () =>
    each(pages, async ({ path, title, isForSearch }) => {
      const { status, text } = await ask(path);
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
      const expected = new URL(path, site).href;
      const isCanonical = canonical === expected || canonical === expected.replace(/\/$/, '');
      const isHidden = text.includes('<meta name="robots" content="noindex"');
      return [
        status !== 200 && `${path} answers ${status}.`,
        !text.includes(`<title>${escaped(title)}</title>`) && `${path} does not have its title, '${title}'.`,
        isForSearch &&
          !isCanonical &&
          `${path} has the canonical URL ${canonical ?? '(none)'}. Was the site built with SITE_URL=${site}?`,
        isHidden === isForSearch && `${path} ${isForSearch ? 'has a noindex tag' : 'has no noindex tag'}.`,
      ];
    }),

  'an unknown path has status 404': async () => {
    const { status } = await ask('/smoke-test/nothing-is-here');
    return [status !== 404 && `An unknown path answers ${status}.`];
  },

  'every response has the security headers': async () => {
    const { headers } = await ask('/');
    const scripts = /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
    return [
      ...Object.keys(siteHeaders([], undefined)).map((name) => !headers.has(name) && `${name} is missing.`),
      scripts.includes('unsafe') && 'The content security policy allows unsafe scripts.',
    ];
  },

  'the content security policy allows calls to the backend': async () => {
    const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
    const { origin } = new URL(backend.url);
    const isNamed = origin === site || /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ').includes(origin);
    return [
      !isNamed && `connect-src does not contain ${origin}. Was the site built with VITE_SUPABASE_URL=${backend.url}?`,
    ];
  },

  'files with a hash in their name are cached as immutable': async () => {
    const [asset] = /\/assets\/[\w.-]+\.(?:js|css|woff2)/.exec((await ask('/')).text) ?? [];
    if (asset === undefined) return ['The home page has no file under /assets/.'];
    const cache = (await ask(asset)).headers.get('cache-control') ?? '';
    return [!cache.includes('immutable') && `${asset} has cache-control '${cache}'.`];
  },

  'feed, sitemap, files of mails and other files exist': () =>
    each(Object.entries(contentTypes), async ([path, type]) => {
      const { status, headers } = await ask(path);
      const found = headers.get('content-type') ?? 'without a content type';
      return [!(status === 200 && found.includes(type)) && `${path} answers ${status}, ${found}.`];
    }),

  'http redirects to https': async () => {
    if (!site.startsWith('https:')) return [];
    const answer = await ask(site.replace(/^https:/, 'http:')).catch(() => undefined);
    const leads = !answer || answer.headers.get('location')?.startsWith('https:');
    return [!leads && `http answers ${answer?.status}.`];
  },

  [`every function responds and rejects an empty form (${forms.length})`]: () =>
    each(forms, async (name) => {
      const { status, text } = await call(`/functions/v1/${name}`, { method: 'POST', body: '{}' });
      const isRefused = status === 400 && text.includes('invalid_input');
      return [!isRefused && `${name} answers ${status}: ${text.slice(0, 120)}`];
    }),

  'the site may call the functions': async () => {
    const origin = { origin: site, 'access-control-request-method': 'POST' };
    const { headers } = await call('/functions/v1/contact-form', { method: 'OPTIONS', headers: origin });
    const allowed = headers.get('access-control-allow-origin') ?? 'no origin';
    return [!['*', site].includes(allowed) && `contact-form allows ${allowed}.`];
  },

  'the outbox worker requires its secret': async () => {
    const { status } = await call('/functions/v1/outbox-worker', { method: 'POST', body: '{}' });
    return [![401, 403].includes(status) && `outbox-worker answers ${status} without its secret.`];
  },

  'mail, worker and retention run': async () => {
    const { status } = await call('/functions/v1/health');
    return [status !== 200 && `health answers ${status}. The alert mail to the owner says why.`];
  },

  [`no table can be read without an account (${closed.length})`]: () =>
    each(closed, async (table) => {
      const { status, text } = await call(`/rest/v1/${table}?select=*&limit=1`);
      const isClosed = [401, 403].includes(status) || text.trim() === '[]';
      return [!isClosed && `${table} answers ${status}: ${text.slice(0, 120)}`];
    }),

  'sign-up needs a confirmed e-mail address': async () => {
    const { status, text } = await call('/auth/v1/settings');
    if (status === 404) return [];
    const settings = JSON.parse(text) as {
      disable_signup?: boolean;
      mailer_autoconfirm?: boolean;
      external?: { email?: boolean };
    };
    return [
      settings.external?.email === false && 'Sign-in by e-mail is disabled.',
      settings.disable_signup === true && 'Sign-up is disabled.',
      settings.mailer_autoconfirm === true && 'Addresses count as confirmed without a mail.',
    ];
  },
};

let failures = 0;
process.stdout.write(`${site}, backend ${backend.url}\n`);
for (const [name, check] of Object.entries(checks)) {
  const answers = await check().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  const found = answers.filter((answer) => answer !== false);
  failures += found.length > 0 ? 1 : 0;
  process.stdout.write(`  ${found.length === 0 ? 'ok    ' : 'FAILED'}  ${name}\n`);
  for (const sentence of found) process.stdout.write(`            ${sentence}\n`);
}
process.stdout.write(failures === 0 ? 'All checks passed.\n' : `${failures} checks failed.\n`);
process.exitCode = failures === 0 ? 0 : 1;

function backendOf(page: string): Environment {
  try {
    return readEnvironment(process.env, page);
  } catch (error) {
    return stop(`${(error as Error).message}.`);
  }
}

async function each<Item>(items: readonly Item[], check: (item: Item) => ReturnType<Check>) {
  return (await Promise.all(items.map(check))).flat();
}

async function ask(path: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(new URL(path, site), { redirect: 'manual', signal, ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function call(path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) {
  const { publishableKey: apikey, url } = backend;
  return ask(url + path, { ...init, headers: { apikey, 'content-type': 'application/json', ...init.headers } });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
