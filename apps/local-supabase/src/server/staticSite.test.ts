import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaticSite } from './staticSite.ts';

const outside = mkdtempSync(join(tmpdir(), 'podium-static-'));
const folder = join(outside, 'client');
let serve: (request: Request) => Promise<Response>;

function write(path: string, content: string | Buffer): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function get(path: string, init?: RequestInit): Promise<Response> {
  return serve(new Request(`http://localhost:4173${path}`, init));
}

beforeAll(() => {
  write('index.html', '<h1>Home</h1>');
  write('index.html.gz', 'stands for gzip');
  write('index.html.br', 'stands for brotli');
  write('404.html', '<h1>Nothing here</h1>');
  write('join.html', '<h1>Join</h1>');
  write('newsletter/confirm.html', '<h1>Confirm</h1>');
  write('assets/app-abc123.js', 'start()');
  write('with space.txt', 'text');
  write('calendar.html', '<h1>Calendar</h1>');
  write('calendar.ics', 'BEGIN:VCALENDAR');
  write(
    '_headers',
    '/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: default-src: none\n\n/assets/*\n  X-Other: 1\n',
  );
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  mkdirSync(join(outside, 'data'));
  writeFileSync(join(outside, 'data/keys.json'), 'secret');
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'linked.txt'));
  symlinkSync(join(outside, 'data'), join(folder, 'linked'));
  serve = createStaticSite(folder);
});

afterAll(() => rmSync(outside, { recursive: true }));

it('redirects a trailing slash to the page, and never to another site', async () => {
  const response = await get('/newsletter/confirm/?token=a');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/newsletter/confirm?token=a');
  expect((await get('//join/')).status).toBe(404);
  expect((await get('/missing/')).status).toBe(404);
});

it.each(['/index', '/index/', '/newsletter/index'])('REQ-ROUTE-3: %s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});

it('REQ-SAFE-1: serves no file outside its folder for any spelling of a path', async () => {
  const paths = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/linked.txt',
    '/linked/keys.json',
    '/assets/%00',
    '/%E0%A4%A',
    '/index.html.gz',
    `/${'a'.repeat(5000)}`,
  ];
  const answers = await Promise.all(paths.map(async (path) => `${(await get(path)).status} ${path}`));
  expect(answers).toEqual(paths.map((path) => `404 ${path}`));
  expect((await get('/with%20space.txt')).status).toBe(200);
});

it('REQ-CAL-4: serves a calendar beside a page of its name', async () => {
  const { headers } = await get('/calendar.ics');
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
});

it('caches assets with a hash for ever and revalidates the rest', async () => {
  expect((await get('/assets/app-abc123.js')).headers.get('cache-control')).toContain('immutable');
  const page = await get('/join');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const etag = page.headers.get('etag') ?? '';
  const again = await get('/join', { headers: { 'if-none-match': `"other", W/${etag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await get('/join', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

it('REQ-SAFE-7: sends the headers of _headers with every response, but not the file', async () => {
  for (const path of ['/', '/assets/app-abc123.js', '/missing', '/join/']) {
    const { headers } = await get(path);
    expect([path, headers.get('x-frame-options'), headers.get('x-other')]).toEqual([path, 'DENY', null]);
    expect(headers.get('content-security-policy')).toBe('default-src: none');
  }
  expect((await get('/_headers')).status).toBe(404);
});
