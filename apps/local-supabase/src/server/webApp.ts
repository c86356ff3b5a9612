import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { FunctionsRunner } from '../functions/functionsRunner.ts';
import type { Api } from '../shims/authCalls.ts';
import { isLocalName } from './addresses.ts';

export interface WebAppOptions {
  api: Api;
  functions: Pick<FunctionsRunner, 'fetch'>;
  /** Pages for developers; undefined if other machines can connect. */
  developerPages?: Hono;
  /** Handles all requests outside the APIs. */
  site: (request: Request) => Promise<Response>;
  log: (line: string) => void;
}

/** Maximum request body of the APIs, in bytes. */
const bodyLimitBytes = 1024 * 1024;

/** Retry-After of a 503: a start takes a few seconds. */
const retryAfterSeconds = '5';

/** Paths of the APIs. */
export const apiPath = /^\/(auth\/v1|rest\/v1|functions\/v1|_dev)(\/|$)/;

/** One origin for the site, the APIs, the functions and the inbox. */
export function createWebApp({ api, functions, developerPages, site, log }: WebAppOptions): Hono {
  const app = new Hono();

  app.onError((error, c) => {
    log(`${c.req.method} ${c.req.path} failed: ${error.message}`);
    return c.json({ message: 'Internal server error' }, 500);
  });
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('referrer-policy')) c.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (c.res.status === 503 && !c.res.headers.has('retry-after')) c.header('retry-after', retryAfterSeconds);
  });
  app.use(async (c, next) => {
    if (!apiPath.test(c.req.path)) return next();
    // `new Request()` refuses TRACE, so it cannot be forwarded.
    if (c.req.method === 'TRACE') return c.json({ code: 'method_not_allowed', message: 'Method not allowed' }, 405);
    return limitBody(c, next);
  });

  app.on('ALL', ['/auth/v1/*', '/rest/v1/*'], (c) => api(c.req.raw, { peerAddress: peerOf(c) }));
  app.all('/functions/v1/:name/*', (c) => functions.fetch(c.req.param('name'), c.req.raw, peerOf(c)));
  app.all('/_dev/*', (c) => {
    const isMeant = developerPages !== undefined && isLocalName(new URL(c.req.url).hostname);
    return isMeant ? developerPages.fetch(c.req.raw) : c.json({ message: 'Not found' }, 404);
  });
  app.all('*', (c) => site(c.req.raw));

  return app;
}

const limitBody = bodyLimit({
  maxSize: bodyLimitBytes,
  onError: (c) => c.json({ code: 'body_too_large', message: 'The request is too large.' }, 413),
});

function peerOf(c: Context): string | null {
  return getConnInfo(c).remote.address ?? null;
}
