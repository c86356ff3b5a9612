import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodedPath, type Encoding, type SiteFile, siteFiles } from './siteFiles.ts';

const longCache = 'public, max-age=31536000, immutable';

/**
 * Serves the built site. Pages have no `.html`. `/assets/` is immutable, because its names contain content hashes; all
 * else is revalidated. Missing paths get `404.html`. Every response has the headers of the built `_headers` file.
 *
 * @param folder the built site
 */
export function createStaticSite(folder: string): (request: Request) => Promise<Response> {
  const root = folder.replace(/[/\\]+$/, '');
  let site = readSite(root);

  return async (request) => {
    // A new build while the server runs changes the file names.
    if (stampOf(site.folders) !== site.stamp) site = readAgain(root) ?? site;
    const response = await respond(request, site);
    for (const [name, value] of site.headers) response.headers.set(name, value);
    return response;
  };
}

async function respond(request: Request, { files, missing }: Site): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const { pathname, search } = new URL(request.url);
  const path = decodePath(pathname);
  const file = files.get(path);
  if (file) return answer(request, file, path);

  const withoutSlash = path.replace(/\/+$/, '');
  if (path !== withoutSlash && files.has(withoutSlash)) {
    return new Response(null, { status: 308, headers: { location: encodeURI(withoutSlash) + search } });
  }
  return missing ? answer(request, missing, '/404', 404) : new Response('Not found', { status: 404 });
}

type Site = ReturnType<typeof readSite>;

/** The files of the folder, and a stamp to detect changes. */
function readSite(root: string) {
  const folders = [root, ...subfoldersOf(root)];
  const stamp = stampOf(folders);
  const files = siteFiles(root);
  const missing = files.get('/404');
  // The 404 page has no URL of its own.
  files.delete('/404');
  return { folders, stamp, files, missing, headers: hostHeaders(root) };
}

/** The headers for every response: the block `/*` of the built `_headers` file. */
function hostHeaders(folder: string): [name: string, value: string][] {
  const file = join(folder, '_headers');
  if (!existsSync(file)) return [];
  const [, block = ''] = /^\/\*\n((?: {2}.*\n)*)/m.exec(readFileSync(file, 'utf8')) ?? [];
  return [...block.matchAll(/^ {2}(.*?): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
}

/** Undefined during a build, while files are being written. */
function readAgain(root: string) {
  try {
    return readSite(root);
  } catch {
    return undefined;
  }
}

function subfoldersOf(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Changes when a file is added to or removed from one of the folders. */
function stampOf(folders: readonly string[]): string {
  return folders.map((folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');
}

async function answer(request: Request, file: SiteFile, path: string, status = 200): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '', file.encodings);
  const etag = `"${file.hash}${encoding === undefined ? '' : `-${encoding}`}"`;
  const headers = new Headers({
    'content-type': file.contentType,
    'cache-control': path.startsWith('/assets/') ? longCache : 'no-cache',
    etag,
  });
  if (file.encodings.length > 0) headers.set('vary', 'accept-encoding');
  if (status === 200 && isKnown(request, etag)) return new Response(null, { status: 304, headers });

  const body = await readFile(encodedPath(file, encoding));
  headers.set('content-length', `${body.byteLength}`);
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** The first of `available` that the browser accepts; `gzip;q=0` excludes gzip. */
function chooseEncoding(accepted: string, available: readonly Encoding[]): Encoding | undefined {
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name]) => name),
  );
  return available.find((encoding) => taken.has(encoding));
}

function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** The decoded path. An invalid encoding matches no file. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
