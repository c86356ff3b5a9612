import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** One file of the built site. */
export interface SiteFile {
  path: string;
  contentType: string;
  /** Content hash. */
  hash: string;
  /** Precompressed encodings of the file, smallest first. */
  encodings: readonly Encoding[];
}

export type Encoding = 'br' | 'gzip';

const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * The files of a folder by URL path: `/assets/a.js`, and pages without `.html` (`/join`, `/`). Only these paths can be
 * served; symbolic links are excluded.
 */
export function siteFiles(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  const root = realpathSync(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // Files whose names start with an underscore configure the host.
    if (!entry.isFile() || entry.name.startsWith('_') || ['.br', '.gz'].includes(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    if (relative(root, realpathSync(path)) !== relative(folder, path)) continue;
    const url = `/${path.slice(folder.length).split(sep).filter(Boolean).join('/')}`;
    files.set(pagePath(url), {
      path,
      contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
      hash: createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22),
      encodings: (['br', 'gzip'] as const).filter((encoding) => existsSync(path + suffixes[encoding])),
    });
  }
  return files;
}

/** Path of the file's content in an encoding. */
export function encodedPath(file: SiteFile, encoding: Encoding | undefined): string {
  return encoding === undefined ? file.path : file.path + suffixes[encoding];
}

function pagePath(url: string): string {
  if (!url.endsWith('.html')) return url;
  const page = url.slice(0, -'.html'.length);
  return page.endsWith('/index') ? page.slice(0, -'index'.length) : page;
}
