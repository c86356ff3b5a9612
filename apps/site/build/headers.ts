import { createHash } from 'node:crypto';

/** Response headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What every answer of the site carries. The one source: the build writes it for static hosts, and the local server
 * reads it from there.
 *
 * @param pages the HTML of every page; their inline scripts are let through by hash
 * @param backend origin of a backend that is not where the site is
 */
export function siteHeaders(pages: readonly string[], backend: string | undefined): Headers {
  const hashes = [...new Set(pages.flatMap(inlineScripts).map(hashOf))];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    // The page's own styles stand in its head, and a few components set a custom property on an element.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(backend ? [backend] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export function headersFile(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
}

/** `_redirects` of the same hosts: pages have no slash at their end. */
export function redirectsFile(paths: readonly string[]): string {
  return paths
    .filter((path) => path !== '/' && path !== '/404')
    .map((path) => `${path}/ ${path} 308\n`)
    .join('');
}

/** What runs without a file; structured data does not. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*(?: src=| type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
