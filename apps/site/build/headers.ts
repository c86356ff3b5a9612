import { createHash } from 'node:crypto';

export type Headers = Readonly<Record<string, string>>;

/**
 * Response headers of every page. The build writes them to a file for static hosts; the local server reads that file.
 *
 * @param pages the HTML of every page; their inline scripts are allowed by hash
 * @param backend origin of the backend, if it differs from the site's
 */
export function siteHeaders(pages: readonly string[], backend: string | undefined): Headers {
  const hashes = [...new Set(pages.flatMap(inlineScripts).map(hashOf))];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    // Each page has an inline style element, and a few components set a custom property on an element.
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
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy':
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Browsers ignore it over plain http. Whether it covers subdomains is the owner's decision.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
  };
}

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: same-origin\n`;
}

/** The `_redirects` file of the same hosts: removes the trailing slash of page URLs. */
export function redirectsFile(paths: readonly string[]): string {
  return paths
    .filter((path) => path !== '/' && path !== '/404')
    .map((path) => `${path}/ ${path} 308\n`)
    .join('');
}

/** Executable inline scripts only, without structured data. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*(?: src=| type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
