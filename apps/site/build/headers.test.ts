import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { headersFile, redirectsFile, siteHeaders } from './headers.ts';

const page = `<html><script>first()</script><script data-entry="/a.js">second()</script>
<script type="application/ld+json">{"@type":"Person"}</script><script type="module" src="/b.js"></script></html>`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('issue 5 §5, safe in the browser', () => {
  const headers = siteHeaders([page, page], undefined);
  const policy = Object.fromEntries(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources];
    }),
  );

  test('scripts come from the site itself, and inline ones by their hash alone, each once', () => {
    expect(policy['script-src']).toEqual(["'self'", hashOf('first()'), hashOf('second()')]);
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  test('nothing else may be loaded, framed or sent anywhere', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
  });

  test('a backend elsewhere may be spoken to', () => {
    const elsewhere = siteHeaders([page], 'https://abc.supabase.co');
    expect(elsewhere['Content-Security-Policy']).toContain("connect-src 'self' https://abc.supabase.co;");
  });

  test('types are not guessed, addresses not told, devices not asked for', () => {
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
    });
    expect(headers['Permissions-Policy']).toContain('camera=()');
  });

  test('static hosts get them as a file, with what is kept for ever', () => {
    expect(headersFile({ 'X-One': '1', 'X-Two': '2' })).toBe(
      '/*\n  X-One: 1\n  X-Two: 2\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
  });

  test('a trailing slash leads to the page', () => {
    expect(redirectsFile(['/', '/join', '/404'])).toBe('/join/ /join 308\n');
  });
});
