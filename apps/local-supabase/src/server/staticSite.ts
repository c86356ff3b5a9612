import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

const longCache = 'public, max-age=31536000, immutable';

/** A path without a file, so that the server answers 404. */
const missingPath = '/_missing';

/**
 * Serves the built site. Pages have no `.html`. `/assets/` is immutable, because its names contain content hashes; all
 * else is revalidated. Missing paths get `404.html`. Every response has the headers of the built `_headers` file.
 *
 * @param folder the built site
 */
export function createStaticSite(folder: string): (request: Request) => Promise<Response> {
  const root = realpathSync(folder);
  const site = new Hono();

  site.use(async (c, next) => {
    await next();
    const isImmutable = c.res.ok && c.req.path.startsWith('/assets/');
    c.header('cache-control', isImmutable ? longCache : 'no-cache');
    for (const [name, value] of hostHeaders(root)) c.header(name, value);
  });
  site.on(
    ['GET', 'HEAD'],
    '*',
    etag(),
    serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => publicFile(root, path) ?? missingPath }),
    (c) => {
      const { pathname, search } = new URL(c.req.url);
      const page = pathname.replace(/\/+$/, '');
      if (page !== pathname && publicFile(root, page) !== undefined) return c.redirect(page + search, 308);
      const missing = join(root, '404.html');
      return existsSync(missing) ? c.html(readFileSync(missing, 'utf8'), 404) : c.text('Not found', 404);
    },
  );
  site.all('*', (c) => c.body(null, 405, { allow: 'GET, HEAD' }));

  return async (request) => site.fetch(request);
}

/**
 * The file for a URL path, relative to `root`. Pages are served without `.html`. Undefined for `/index`, `/404`,
 * `.html`, `.br` and `.gz` files, files behind a symbolic link, and host configuration such as `_headers`.
 */
function publicFile(root: string, path: string): string | undefined {
  const suffix = extname(path);
  if (path === '/404' || /^_|^index$/.test(basename(path)) || ['.html', '.br', '.gz'].includes(suffix))
    return undefined;
  const name = path.endsWith('/') ? `${path}index.html` : suffix === '' ? `${path}.html` : path;
  const file = root + name.replaceAll('/', sep);
  return existsSync(file) && realpathSync(file) === file ? name : undefined;
}

/** The headers for every response: the block `/*` of the built `_headers` file. */
function hostHeaders(root: string): [name: string, value: string][] {
  const file = join(root, '_headers');
  if (!existsSync(file)) return [];
  const [, block = ''] = /^\/\*\n((?: {2}.*\n)*)/m.exec(readFileSync(file, 'utf8')) ?? [];
  return [...block.matchAll(/^ {2}(.*?): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
}
