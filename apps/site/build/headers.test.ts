import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { headersFile, redirectsFile, siteHeaders } from './headers.ts';

const page = `<html><script>first()</script><script data-entry="/a.js">second()</script>
<script type="application/ld+json">{"@type":"Person"}</script><script type="module" src="/b.js"></script></html>`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('REQ-SAFE-7: response headers', () => {
  const headers = siteHeaders([page, page], undefined);
  const policy = Object.fromEntries(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources];
    }),
  );

  test('scripts are allowed from the same origin, and inline by hash', () => {
    expect(policy['script-src']).toEqual(["'self'", hashOf('first()'), hashOf('second()')]);
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  test('other sources, frames, form targets and connections are forbidden', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
  });

  test('connections to a hosted backend are allowed', () => {
    const elsewhere = siteHeaders([page], 'https://abc.supabase.co');
    expect(elsewhere['Content-Security-Policy']).toContain("connect-src 'self' https://abc.supabase.co;");
  });

  test('sniffing, referrers, framing and device features are restricted', () => {
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
      'Strict-Transport-Security': 'max-age=63072000',
      'Origin-Agent-Cluster': '?1',
      'X-Permitted-Cross-Domain-Policies': 'none',
    });
    expect(headers['Permissions-Policy']).toContain('camera=()');
  });

  test('headersFile() lists them for static hosts, with long caching of assets', () => {
    expect(headersFile({ 'X-One': '1', 'X-Two': '2' })).toBe(
      '/*\n  X-One: 1\n  X-Two: 2\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: same-origin\n',
    );
  });

  test('redirectsFile() redirects a trailing slash to the page', () => {
    expect(redirectsFile(['/', '/join', '/404'])).toBe('/join/ /join 308\n');
  });
});
