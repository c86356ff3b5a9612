import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand, pages } from '@podium/brands/active/content.ts';
import { pathOf } from '@podium/data/schemas/site.ts';
import { Hono } from 'hono';
import { brandFiles } from './brandFiles.ts';
import { lockDataFolder, prepareDataFolder } from './backend/dataFolder.ts';
import type { SqlRunner } from './backend/engine.ts';
import { loadKeys } from './backend/keys.ts';
import { readProjectConfig } from './backend/projectConfig.ts';
import { type DemoAccount, ensureDemoAccounts, removeDemoAccounts } from './demo/demoAccounts.ts';
import type { Environment } from './environment.ts';
import { createFunctionsRunner } from './functions/functionsRunner.ts';
import { openInbox } from './mail/inbox.ts';
import { inboxPages } from './mail/inboxPages.ts';
import { mailApi } from './mail/mailApi.ts';
import { addressesOf, apiOriginFor, isLoopbackOnly } from './server/addresses.ts';
import { limitAuth } from './server/authLimits.ts';
import { checkAddresses, listen, type Listeners } from './server/listen.ts';
import { minimumResponseTime } from './server/minimumResponseTime.ts';
import { limitGuesses } from './server/passwordGuesses.ts';
import { createStaticSite } from './server/staticSite.ts';
import { apiPath, createWebApp } from './server/webApp.ts';
import { buildSite, builtSite } from './site/buildSite.ts';
import { createDevSite, type DevSite } from './site/devSite.ts';
import { startOutboxWorker, startRetention } from './timers/jobs.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const supabaseDir = join(root, 'supabase');

/** Whether the brand's site has accounts. */
const hasAccounts = pathOf(pages, 'auth') !== undefined;

/** Runs one step of the start, unless the start was aborted, and prints it with its duration in seconds. */
export type Step = <Result>(title: string, work: () => Result | Promise<Result>) => Promise<Result>;

export interface ProductOptions {
  environment: Environment;
  /** Serves the site with the development server instead of the build. */
  isDev: boolean;
  step: Step;
  disposables: AsyncDisposableStack;
  /** Aborts the start. */
  signal: AbortSignal;
  log: (line: string) => void;
}

/** Addresses of the running product. */
export interface Product {
  siteUrl: string;
  /** Undefined if other machines can connect. */
  inboxUrl?: string;
  demoAccounts: readonly DemoAccount[];
}

/**
 * Starts everything on one origin. `disposables` undo what was started, also after a failure.
 *
 * @throws for problems that the user can fix
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { environment, isDev, step, disposables, signal, log } = options;
  const { PORT: port, HOST: host, SITE_URL: siteUrl, DATABASE_URL: databaseUrl } = environment;

  const addresses = await addressesOf(host);
  const isLocal = isLoopbackOnly(addresses, siteUrl);
  const target = { addresses, port, host };
  await step(`port ${port} available`, () => checkAddresses(target));
  const dataDir = prepareDataFolder(environment.DATA_DIR);
  disposables.use(await step(`data folder ${dataDir} locked`, () => lockDataFolder(dataDir)));
  const siteDir = isDev ? undefined : await ensureSite(step, signal);

  const { importMap, ...ofBrand } = await brandFiles(supabaseDir, dataDir);
  const keys = loadKeys(dataDir);
  const inbox = openInbox(join(dataDir, 'mail.jsonl'));
  const backend = await step('database opened and migrated', async () => {
    // Imported here, so that an earlier step fails fast.
    const { createBackend } = await import('./backend/createBackend.ts');
    return createBackend({
      engine:
        databaseUrl === undefined
          ? { kind: 'pglite', dataDir: join(dataDir, 'database') }
          : { kind: 'postgres', url: databaseUrl },
      siteUrl,
      keys,
      supabaseDir,
      ...ofBrand,
      sendMail: async (mail) => void inbox.add({ ...mail, from: `${brand.name} <${brand.mailboxes.from}>` }),
    });
  });
  disposables.defer(() => backend.close());
  const demoAccounts =
    isLocal && hasAccounts ? await step('demo accounts ready', () => ensureDemoAccounts(backend)) : [];
  if (!isLocal) await step('demo accounts removed', () => removeDemoAccounts(backend));

  const outboxWorkerSecret = randomUUID();
  const apiOrigin = apiOriginFor(addresses, port);
  const { FORM_LIMIT_PER_HOUR: perHour, FORM_TOTAL_PER_HOUR: total } = environment;
  // The variables of a hosted project, the older names of the keys included. The local mail API replaces Resend; without
  // it, mail stays in the outbox.
  const functions = createFunctionsRunner({
    dir: join(supabaseDir, 'functions'),
    importMap,
    cacheDir: join(dataDir, 'deno'),
    env: {
      SUPABASE_URL: apiOrigin,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
      SUPABASE_SERVICE_ROLE_KEY: keys.secret,
      SUPABASE_ANON_KEY: keys.publishable,
      SITE_URL: siteUrl,
      MAIL_API_URL: `${apiOrigin}/_dev/resend`,
      OUTBOX_WORKER_SECRET: outboxWorkerSecret,
      ...(isLocal && { MAIL_API_KEY: keys.mailApi }),
      ...(perHour && { FORM_LIMIT_PER_HOUR: `${perHour}` }),
      ...(total && { FORM_TOTAL_PER_HOUR: `${total}` }),
    },
    log,
  });
  disposables.defer(() => functions.close());

  await setDownloadLimits(backend, environment);
  const { rate_limit: authLimits } = (await readProjectConfig(supabaseDir)).auth;

  const developerPages = new Hono()
    .basePath('/_dev')
    .route('/resend', mailApi(inbox, keys.mailApi))
    .route('/', inboxPages(inbox));
  const app = createWebApp({
    api: limitAuth(
      limitGuesses(minimumResponseTime(backend.fetch), keys),
      environment.AUTH_LIMIT_PER_5_MINUTES ?? authLimits,
    ),
    functions,
    developerPages: isLocal ? developerPages : undefined,
    site: siteDir === undefined ? async () => new Response(null, { status: 404 }) : createStaticSite(siteDir),
    log,
  });
  const devSite = isDev ? await step('development server started', () => createDevSite(root)) : undefined;
  const listening = await step('server listening', () =>
    listen(app.fetch, target, devSite && ((api) => withDevSite(api, devSite))),
  );
  disposables.defer(() => listening.close());
  if (isLocal) disposables.defer(startOutboxWorker({ backend, functions, siteUrl, secret: outboxWorkerSecret, log }));
  disposables.defer(startRetention(backend, log));
  if (devSite) disposables.defer(() => devSite.close());

  return { siteUrl, inboxUrl: isLocal ? `${siteUrl}/_dev/mail` : undefined, demoAccounts };
}

/** Default total limit as a multiple of the limit per address; the functions use the same number. */
const BUSY_ADDRESSES = 25;

/**
 * Applies the form limits to writes that bypass the functions: resource requests and applications. Unset limits keep
 * the database's default.
 */
async function setDownloadLimits(
  backend: SqlRunner,
  { FORM_LIMIT_PER_HOUR: perHour, FORM_TOTAL_PER_HOUR: total = perHour && perHour * BUSY_ADDRESSES }: Environment,
): Promise<void> {
  await backend.query(
    `update private.download_limits set
       requests_per_hour = coalesce($1::integer, requests_per_hour),
       total_per_hour = coalesce($2::integer, total_per_hour)`,
    [perHour ?? null, total ?? null],
  );
  await backend.query('update private.declaration_settings set per_hour = coalesce($1::integer, per_hour)', [
    perHour ?? null,
  ]);
}

async function ensureSite(step: Step, signal: AbortSignal): Promise<string> {
  const built = builtSite(root);
  if (built === undefined) return step('site built', () => buildSite(root, signal));
  return step('site up to date', () => built);
}

/** API requests go to the APIs, all others to the development server. */
function withDevSite(api: RequestListener, site: DevSite): Listeners {
  return {
    request: (request, response) => {
      const isApi = apiPath.test(request.url?.split('?')[0] ?? '');
      return isApi ? api(request, response) : site.request(request, response);
    },
    upgrade: site.upgrade,
  };
}
